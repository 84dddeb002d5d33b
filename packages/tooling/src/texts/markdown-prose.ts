const notProse = [
  // Code in fences, indented and in backticks
  /^ *```[^]*?^ *```/gm,
  /^ {4}.*$/gm,
  /`[^`]*`/g,
  // Targets of links, addresses, tags
  /\]\([^)]*\)/g,
  /\b(?:[a-z]+:\/\/|mailto:)\S+/g,
  /<[^>]*>/g,
  // Packages, files, addresses, and numbers of requirements
  /@[\w-]+(?:\/[\w.-]+)?/g,
  /\b[\w-]+(?:[./][\w-]+)+\b/g,
  /\b[A-Z0-9]{2,8}-\d+[a-z]?\b/g,
  // Names of settings and constants
  /\b[A-Z0-9]+(?:_[A-Z0-9]+)+\b/g,
]

/** The prose of a Markdown document; what isn't prose becomes spaces, so that offsets stay. */
export function proseOf(markdown: string): string {
  return notProse.reduce(
    (text, pattern) => text.replaceAll(pattern, (code) => code.replaceAll(/[^\n]/g, ' ')),
    markdown,
  )
}
