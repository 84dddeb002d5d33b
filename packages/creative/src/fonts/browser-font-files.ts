// Addresses only: a font is loaded when a creative is drawn with it. Vite only accepts literal patterns.
const urls = new Map(
  Object.entries(
    import.meta.glob<string>(
      [
        '../../node_modules/@fontsource/*/files/*-{latin,latin-ext}-{400,600,700}-normal.woff',
        '../../node_modules/@fontsource/{arimo,roboto}/files/*-{cyrillic,greek}-{400,600,700}-normal.woff',
      ],
      { query: '?url', import: 'default', eager: true, exhaustive: true },
    ),
  ).map(([path, url]) => [path.slice(path.lastIndexOf('/') + 1), url] as const),
)

/**
 * The browser's `read` for `loadFontSet`. `load` gets the bytes from an address on this site. Fonts are requested one
 * by one when they're needed.
 */
export function browserFontReader(
  load: (url: string) => Promise<Uint8Array>,
): (fileName: string) => Promise<Uint8Array> {
  return async (fileName) => {
    const url = urls.get(fileName)
    if (url === undefined) throw new Error(`no font of ours: ${fileName}`)
    return load(url)
  }
}

/** Files that the browser can request. */
export const browserFontFiles = [...urls.keys()]
