/** What a reader of XML is told, in the order of the text. Names come without their prefix. */
export interface XmlReader {
  open?(name: string, attributes: string, empty: boolean): void;
  close?(name: string): void;
  text?(text: string): void;
}

const token =
  /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>|<!\[CDATA\[([\s\S]*?)\]\]>|<[?!][^>]*>|([^<]+)/g;

/** Walks through a document from its first to its last mark; what is no XML is passed over. */
export function walkXml(text: string, reader: XmlReader): void {
  for (const [, closing, name, attributes = '', empty, literal, plain] of text.matchAll(token)) {
    if (name !== undefined) {
      if (closing) reader.close?.(name);
      else {
        reader.open?.(name, attributes, empty === '/');
        if (empty) reader.close?.(name);
      }
    } else if (plain !== undefined) reader.text?.(unescapeXml(plain));
    else if (literal !== undefined) reader.text?.(literal);
  }
}

/** The value of an attribute, whatever its prefix. */
export function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|[\\s:])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name: string | undefined) => {
    if (name) return named[name] ?? whole;
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
