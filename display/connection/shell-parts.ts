/** The scripts and styles that a page of the display loads, in their order. */
export function assetsOf(page: string): string[] {
  const found: string[] = page.match(/\/assets\/display\/[\w.-]+\.(?:js|css)/g) || [];
  return found.filter((address, index) => found.indexOf(address) === index);
}

/** Names what a page is made of: its scripts and styles carry a hash of their content in their names. */
export function versionOf(assets: readonly string[]): string {
  return assets.map((address) => address.replace(/^.*\//, '').replace(/\.\w+$/, '')).join('.');
}
