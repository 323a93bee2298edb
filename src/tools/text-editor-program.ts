import { Buffer } from "node:buffer";
import { randomUUID } from "node:crypto";
import type { EditorCall } from "./text-editor-call.ts";

/** Larger files are neither shown nor edited. */
export const largestFileBytes = 8 * 1024 * 1024;

/** What the program in the session answers. `body` is the content of a file, a listing, or the system's words for a failure. */
export interface EditorAnswer {
  readonly kind: string;
  readonly number: number;
  readonly body: Buffer;
}

/** A request to the program as a command for the session, and how its answer is found in what the session prints. */
export interface EditorRequest {
  readonly command: Buffer;
  /** null when there is no whole answer. */
  readonly answerIn: (output: Buffer) => EditorAnswer | null;
}

/**
 * The program runs in a subshell with an empty environment, so that neither what the model did to its shell matters nor the shell is
 * changed: `$?` too is left as it was. It gets the request in base64 and answers after a nonce that stands nowhere in the command.
 */
export function editorRequest(call: EditorCall): EditorRequest {
  const nonce = randomUUID();
  const fields = [nonce, String(largestFileBytes), call.operation, call.path, ...argumentsOf(call)];
  const request = fields.map((field) => Buffer.from(field).toString("base64")).join(",");
  const command =
    `(builtin set -- "$?"; builtin printf %s '${request}' | ` +
    `/usr/bin/env -i /usr/bin/perl -e ${quote(program)} 2>/dev/null; builtin exit "$1") && :`;
  return { command: Buffer.from(command), answerIn: (output) => findAnswer(output, nonce) };
}

function argumentsOf(call: EditorCall): readonly string[] {
  switch (call.operation) {
    case "view":
      return [];
    case "create":
      return [call.text];
    case "str_replace":
      return [call.oldText, call.newText];
    case "insert":
      return [String(call.line), call.text];
  }
}

function findAnswer(output: Buffer, nonce: string): EditorAnswer | null {
  const start = output.indexOf(`\n${nonce} `);
  const end = start < 0 ? -1 : output.indexOf("\n", start + 1);
  if (end < 0) return null;
  const [, kind = "", number, length] = output.toString("latin1", start + 1, end).split(" ");
  const body = output.subarray(end + 1, end + 1 + Number(length));
  return body.length === Number(length) ? { kind, number: Number(number), body } : null;
}

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/*
 * Perl without any module, which is on every system that has git. All texts are bytes. A file is replaced by a new one that is renamed
 * over it, with the same mode; where that would change its owner or part it from a hard link, or the folder takes no new file, it is
 * written in place. A link stays, and what it points to is changed. 193 is O_WRONLY|O_CREAT|O_EXCL.
 */
const program = String.raw`
use strict;
binmode STDIN; binmode STDOUT;
my ($nonce, $largest, $operation, $path, @arguments) = map { decoded($_) } split /,/, join("", <STDIN>), -1;
sub decoded {
  my ($text) = @_;
  $text =~ tr{A-Za-z0-9+/}{}cd;
  $text =~ tr{A-Za-z0-9+/}{ -_};
  return join "", map { unpack "u", chr(32 + int(length($_) * 3 / 4)) . $_ } $text =~ /(.{1,60})/gs;
}
sub answer {
  my ($kind, $number, $body) = @_;
  print "\n$nonce $kind $number ", length($body), "\n", $body;
  exit 0;
}
sub failed { answer("failed", 0, "$!") }
sub content {
  answer("missing", 0, "") unless -e $path || -l $path;
  answer("folder", 0, "") if -d _;
  answer("special", 0, "") unless -f $path;
  answer("large", -s _, "") if -s _ > $largest;
  open(my $file, "<:raw", $path) or failed();
  local $/;
  my $content = <$file>;
  $content = "" unless defined $content;
  answer("binary", 0, "") if index($content, "\0") >= 0;
  return $content;
}
sub listing {
  my ($folder, $depth, $prefix, $found) = @_;
  opendir(my $handle, $folder) or return $depth == 0 ? failed() : undef;
  for my $name (sort grep { !/^\./ && $_ ne "node_modules" } readdir $handle) {
    my $isFolder = -d "$folder/$name" && !-l "$folder/$name";
    push @$found, $prefix . $name . ($isFolder ? "/" : "");
    return if @$found > 1000;
    listing("$folder/$name", 1, "$prefix$name/", $found) if $isFolder && $depth == 0;
  }
}
sub target {
  my ($place) = @_;
  for (1 .. 40) {
    return $place unless -l $place;
    my $to = readlink $place;
    $place = $to =~ m{^/} ? $to : $place =~ s{[^/]*$}{}r . $to;
  }
  return $place;
}
sub filled {
  my ($file, $content) = @_;
  binmode $file;
  my $done = print {$file} $content;
  return close($file) && $done;
}
sub save {
  my ($content) = @_;
  my $place = target($path);
  my @before = stat $place;
  my ($folder, $name) = $place =~ m{^(.*/)([^/]*)$} or failed();
  my $new = $folder . "." . substr($name, 0, 200) . ".$$.new";
  my $isPlain = !@before || ($before[3] == 1 && $before[4] == $>);
  if ($isPlain && sysopen(my $file, $new, 193, @before ? 0600 : 0666)) {
    my $saved = filled($file, $content)
      && (!@before || (chown(-1, $before[5], $new) && chmod($before[2] & 07777, $new)))
      && rename($new, $place);
    return if $saved;
    my $why = $! + 0;
    unlink $new;
    $! = $why;
    failed() unless @before && ($why == 16 || $why == 1);
  }
  open(my $file, ">", $place) or failed();
  filled($file, $content) or failed();
}
sub lineAt { return 1 + (substr($_[0], 0, $_[1]) =~ tr/\n//) }
sub replaced {
  my ($content, $old, $new) = @_;
  my @found;
  for (my $at = index($content, $old); $at >= 0; $at = index($content, $old, $at + 1)) {
    push @found, $at;
  }
  return unless @found;
  answer("matches", scalar(@found), join(", ", map { lineAt($content, $_) } @found[0 .. (@found > 20 ? 19 : $#found)])) if @found > 1;
  substr($content, $found[0], length $old) = $new;
  save($content);
  answer("done", length $content, lineAt($content, $found[0]));
}
if ($operation eq "view") {
  if (-d $path) {
    my @found;
    listing($path, 0, "", \@found);
    answer("listing", scalar(@found), join("\n", @found));
  }
  my $content = content();
  answer("content", length $content, $content);
}
if ($operation eq "create") {
  my $exists = -e $path;
  answer("folder", 0, "") if -d $path;
  answer("special", 0, "") if $exists && !-f $path;
  my ($folder) = $path =~ m{^(.*)/[^/]*$};
  my $made = "";
  for my $part (split m{/+}, $folder) {
    $made .= "$part/";
    next if -d $made;
    mkdir $made or failed();
  }
  save($arguments[0]);
  answer("done", length $arguments[0], $exists ? "overwritten" : "created");
}
if ($operation eq "str_replace") {
  my $content = content();
  my ($old, $new) = @arguments;
  replaced($content, $old, $new);
  if ($content =~ /\r\n/ && $old =~ /\n/ && $old !~ /\r/) {
    s/\r?\n/\r\n/g for $old, $new;
    replaced($content, $old, $new);
  }
  answer("matches", 0, "");
}
if ($operation eq "insert") {
  my $content = content();
  my ($line, $text) = @arguments;
  my @lines = $content =~ /[^\n]*\n|[^\n]+/g;
  answer("short", scalar(@lines), "") if $line > @lines;
  my $end = $content =~ /\r\n/ && $content !~ /(?<!\r)\n/ ? "\r\n" : "\n";
  $text =~ s/\r?\n/\r\n/g if $end eq "\r\n";
  my ($before, $after) = (join("", @lines[0 .. $line - 1]), join("", @lines[$line .. $#lines]));
  $before .= $end if $before ne "" && $before !~ /\n\z/;
  $text .= $end if $after ne "" && $text ne "" && $text !~ /\n\z/;
  save("$before$text$after");
  answer("done", length "$before$text$after", $line + 1);
}
`;
