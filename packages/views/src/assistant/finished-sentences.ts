/** The text of an answer without its Markdown, for screen readers. */
export function spokenText(markdown: string): string {
  return markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:[-*+]|#{1,6}|>|\d+\.)\s+/gm, '')
    .replaceAll(/[*_`~|]+/g, '')
}

/**
 * The sentences of an answer that won't change any more, so that screen readers never read half of one. Of a whole answer
 * they're all.
 */
export function finishedSentences(markdown: string, language: string, isWhole: boolean): readonly string[] {
  const lines = spokenText(markdown).split('\n')
  return lines.flatMap((line, index) => {
    const sentences = sentencesIn(line, language)
    // Each line ends its last sentence, except for the one being written.
    return index < lines.length - 1 || isWhole ? sentences : sentences.slice(0, -1)
  })
}

function sentencesIn(line: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(line)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}
