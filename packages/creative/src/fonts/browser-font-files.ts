type UrlModule = Promise<{ readonly default: string }>

// Vite finds assets by what stands in the import, so each file has its own line.
const urls: Readonly<Record<string, () => UrlModule>> = {
  'instrument-sans-latin-400-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url'),
  'instrument-sans-latin-600-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url'),
  'instrument-sans-latin-700-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff?url'),
  'instrument-sans-latin-ext-400-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url'),
  'instrument-sans-latin-ext-600-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url'),
  'instrument-sans-latin-ext-700-normal.woff': () =>
    import('@fontsource/instrument-sans/files/instrument-sans-latin-ext-700-normal.woff?url'),
  'bricolage-grotesque-latin-400-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-400-normal.woff?url'),
  'bricolage-grotesque-latin-600-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff?url'),
  'bricolage-grotesque-latin-700-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff?url'),
  'bricolage-grotesque-latin-ext-400-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-400-normal.woff?url'),
  'bricolage-grotesque-latin-ext-600-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff?url'),
  'bricolage-grotesque-latin-ext-700-normal.woff': () =>
    import('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-700-normal.woff?url'),
  'arimo-latin-400-normal.woff': () => import('@fontsource/arimo/files/arimo-latin-400-normal.woff?url'),
  'arimo-latin-600-normal.woff': () => import('@fontsource/arimo/files/arimo-latin-600-normal.woff?url'),
  'arimo-latin-700-normal.woff': () => import('@fontsource/arimo/files/arimo-latin-700-normal.woff?url'),
  'arimo-latin-ext-400-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-latin-ext-400-normal.woff?url'),
  'arimo-latin-ext-600-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-latin-ext-600-normal.woff?url'),
  'arimo-latin-ext-700-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-latin-ext-700-normal.woff?url'),
  'arimo-cyrillic-400-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-cyrillic-400-normal.woff?url'),
  'arimo-cyrillic-600-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-cyrillic-600-normal.woff?url'),
  'arimo-cyrillic-700-normal.woff': () =>
    import('@fontsource/arimo/files/arimo-cyrillic-700-normal.woff?url'),
  'arimo-greek-400-normal.woff': () => import('@fontsource/arimo/files/arimo-greek-400-normal.woff?url'),
  'arimo-greek-600-normal.woff': () => import('@fontsource/arimo/files/arimo-greek-600-normal.woff?url'),
  'arimo-greek-700-normal.woff': () => import('@fontsource/arimo/files/arimo-greek-700-normal.woff?url'),
  'roboto-latin-400-normal.woff': () => import('@fontsource/roboto/files/roboto-latin-400-normal.woff?url'),
  'roboto-latin-600-normal.woff': () => import('@fontsource/roboto/files/roboto-latin-600-normal.woff?url'),
  'roboto-latin-700-normal.woff': () => import('@fontsource/roboto/files/roboto-latin-700-normal.woff?url'),
  'roboto-latin-ext-400-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-latin-ext-400-normal.woff?url'),
  'roboto-latin-ext-600-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-latin-ext-600-normal.woff?url'),
  'roboto-latin-ext-700-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-latin-ext-700-normal.woff?url'),
  'roboto-cyrillic-400-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-cyrillic-400-normal.woff?url'),
  'roboto-cyrillic-600-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-cyrillic-600-normal.woff?url'),
  'roboto-cyrillic-700-normal.woff': () =>
    import('@fontsource/roboto/files/roboto-cyrillic-700-normal.woff?url'),
  'roboto-greek-400-normal.woff': () => import('@fontsource/roboto/files/roboto-greek-400-normal.woff?url'),
  'roboto-greek-600-normal.woff': () => import('@fontsource/roboto/files/roboto-greek-600-normal.woff?url'),
  'roboto-greek-700-normal.woff': () => import('@fontsource/roboto/files/roboto-greek-700-normal.woff?url'),
}

/**
 * The `read` of `loadFontSet` in the browser. `load` gets the bytes behind an address of this site; fonts are
 * asked for one by one when they are needed.
 */
export function browserFontReader(
  load: (url: string) => Promise<Uint8Array>,
): (fileName: string) => Promise<Uint8Array> {
  return async (fileName) => {
    const module = await urls[fileName]?.()
    if (!module) throw new Error(`no font of ours: ${fileName}`)
    return load(module.default)
  }
}

/** Files that the browser can ask for. */
export const browserFontFiles = Object.keys(urls)
