/** What Vite makes of a literal pattern: the modules that match, by path. */
interface ImportMeta {
  glob<T>(
    patterns: readonly string[],
    options: {
      readonly query: string
      readonly import: string
      readonly eager: true
      readonly exhaustive: true
    },
  ): Record<string, T>
}
