const separator = /\s+[|·–—-]\s+/

/** The path of an address in readable form: `/repairs`, with accents; the address itself if it's invalid. */
export function pagePath(url: string): string {
  try {
    return decodeURI(new URL(url).pathname)
  } catch {
    return url
  }
}

/** Whether an address is the front page of its site. */
export function isHomePage(url: string): boolean {
  return /^\/(?:index\.\w+)?$/.test(pagePath(url))
}

/** The name of a page in one or two words: the first part of its title, otherwise its path. */
export function pageName(url: string, title: string | null | undefined): string {
  return title?.split(separator)[0]?.trim() || pagePath(url)
}
