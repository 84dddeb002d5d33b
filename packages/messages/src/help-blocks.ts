/** A part of a help article: a paragraph, or steps in their order. */
export type HelpBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'steps'; readonly steps: readonly string[] }

const stepMark = /^\d+\. /

/** The parts of an article's text. Lines that start with a number are steps, as in Markdown. */
export function helpBlocks(text: string): readonly HelpBlock[] {
  const blocks: HelpBlock[] = []
  for (const line of text.split('\n')) {
    if (!stepMark.test(line)) {
      blocks.push({ kind: 'text', text: line })
      continue
    }
    const step = line.replace(stepMark, '')
    const last = blocks.at(-1)
    if (last?.kind === 'steps') blocks[blocks.length - 1] = { kind: 'steps', steps: [...last.steps, step] }
    else blocks.push({ kind: 'steps', steps: [step] })
  }
  return blocks
}

/** An article's text in one line, as the search reads it. */
export function helpAsLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(stepMark, ''))
    .join(' ')
}
