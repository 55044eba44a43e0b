import type { Listed } from './document.ts';

/** The call of an operation's example in a shell; what only a running server knows stands in angle brackets. */
export function curlOf({ method, path, security, requestBody, 'x-example': example = {} }: Listed): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => plain(example.path?.[name]));
  const query = Object.entries(example.query ?? {}).map(([name, value]) => `${name}=${plain(value)}`);
  const files = Object.keys(requestBody?.content['multipart/form-data']?.schema.properties ?? {});
  const onlyFiles = files.length > 0 && example.body === undefined;
  const lines = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}"$SERVER${filled}${query.length > 0 ? `?${query.join('&')}` : ''}"`,
    ...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(onlyFiles ? files.map((name) => `-F ${name}=@file`) : []),
    ...(example.body !== undefined
      ? [
          "-H 'Content-Type: application/json'",
          `-d '${inBrackets(JSON.stringify(example.body)).replaceAll("'", "'\\''")}'`,
        ]
      : []),
  ];
  return lines.join(' \\\n  ');
}

function plain(value: unknown): string {
  return inBrackets(Array.isArray(value) ? value.join(',') : String(value ?? ''));
}

function inBrackets(text: string): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, '<$1>');
}
