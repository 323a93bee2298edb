"""Checks the chain and the pairs of an audit log of Bash Agent: python3 check-audit.py audit.jsonl [HEAD]"""
import hashlib
import json
import sys


def fault(number, why):
    sys.exit(f"line {number}: {why}")


def check(lines, expected_head):
    previous, waiting, commands, finished = "0" * 64, {}, 0, False
    for number, line in enumerate(lines, start=1):
        entry = json.loads(line)
        if finished:
            fault(number, "stands after run.finished")
        if entry["seq"] != number - 1 or entry["prev"] != previous:
            fault(number, "does not chain")
        if entry["type"] == "command.requested":
            commands += 1
            if entry["n"] != commands:
                fault(number, "has another number than the next")
            waiting[entry["n"]] = entry["tool_use_id"]
        if entry["type"] == "command.finished" and waiting.pop(entry["n"], None) != entry["tool_use_id"]:
            fault(number, "ends a command that was not requested")
        finished = entry["type"] == "run.finished"
        previous = hashlib.sha256(line).hexdigest()
    if not finished:
        fault(len(lines) + 1, f"is missing; outcome unknown of commands: {sorted(waiting)}")
    if expected_head not in (None, previous):
        fault(len(lines), "has another head")
    print(f"ok: {len(lines)} lines, {commands} commands, head {previous}")


with open(sys.argv[1], "rb") as file:
    check(file.read().split(b"\n")[:-1], sys.argv[2] if len(sys.argv) > 2 else None)
