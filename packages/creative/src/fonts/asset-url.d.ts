/** What Vite generates from a literal pattern: the matching modules, by path. */
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
