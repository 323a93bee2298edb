/**
 * The name that Anthropic's own API has for a model, without a date: `us.anthropic.claude-sonnet-4-5-20250929-v1:0` (Amazon Bedrock, also
 * as the ARN of a profile) and `claude-sonnet-4-5@20250929` (Vertex AI) are both `claude-sonnet-4-5`. A name of another form stays as
 * it is.
 */
export function plainModelName(model: string): string {
  return model
    .replace(/^arn:aws[a-z-]*:bedrock:.*\//, "")
    .replace(/^([a-z]+(-[a-z]+)*\.)?anthropic\./, "")
    .replace(/@(\d{8}|default|latest)$/, "")
    .replace(/-v\d+(:\d+)?$/, "")
    .replace(/-\d{8}$/, "");
}
