const fence = /^ {0,3}(?:```|~~~)/
const item = /^ {0,3}(?:[-*+]|\d+[.)])\s/

/**
 * The blocks of a Markdown text, cut at blank lines. While an answer is written only its last block changes, so only that
 * one is parsed again. Code and lists stay whole.
 */
export function markdownBlocks(text: string): readonly string[] {
  const blocks: string[][] = []
  let isInFence = false
  let isAfterBlank = true
  for (const line of text.split('\n')) {
    const block = blocks.at(-1)
    const isBlank = line.trim() === ''
    const isInList = item.test(block?.[0] ?? '') && (item.test(line) || line.startsWith(' '))
    if (isBlank && !isInFence) isAfterBlank = true
    else if (!block || (isAfterBlank && !isInList)) blocks.push([line])
    else block.push(...(isAfterBlank ? [''] : []), line)
    if (!isBlank || isInFence) isAfterBlank = false
    if (fence.test(line)) isInFence = !isInFence
  }
  return blocks.map((lines) => lines.join('\n'))
}

/** The last block of an answer that's being written, with its open marks closed, so that none shows as a character. */
export function closeMarks(block: string): string {
  const text = block.replace(/!?\[([^\]]*)(?:\]\([^)]*)?$/, '$1')
  const marks = ['```', '`', '**', '~~'].filter((mark) => text.split(mark).length % 2 === 0)
  // A mark at the very end encloses nothing yet.
  const bare = text.replace(/(?:\*{1,2}|~{1,2}|`{1,3})$/, '')
  const isBare = bare !== text && marks.some((mark) => text.endsWith(mark))
  if (isBare) return closeMarks(bare)
  if (marks.includes('```')) return `${text}\n\`\`\``
  return `${text.trimEnd()}${marks.filter((mark) => mark !== '```').join('')}`
}
