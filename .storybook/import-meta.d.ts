/** What Vite adds to modules. */
interface ImportMeta {
  readonly env: { readonly MODE: string }
  /** Loaders of one export of each matching file, by path. */
  glob<Content>(pattern: string, options: { import: string }): Record<string, () => Promise<Content>>
}
