import type { SourceFile } from '../tree/source-file.ts'
import type { Violation } from '../tree/violation.ts'

const silencer = /^\s*((?:oxlint|eslint)-disable[\w-]*|@ts-expect-error|@ts-ignore|@ts-nocheck)/m
const reasoned = / -- \S/
const unfinished = /\b(TODO|FIXME)\b/

/** Disabled checks without a reason, and notes about unfinished work. */
export function commentViolations(files: readonly SourceFile[]): Violation[] {
  return files.flatMap(({ path, comments }) =>
    comments.flatMap(({ text, line }): Violation[] => {
      const silenced = silencer.exec(text)?.[1]
      const note = unfinished.exec(text)?.[1]
      return [
        ...(silenced && !reasoned.test(text)
          ? [
              {
                rule: 'silence needs a reason',
                file: path,
                line,
                found: silenced,
                reason: 'write why after " -- ", so that the next reader knows when it may go',
              },
            ]
          : []),
        ...(note
          ? [
              {
                rule: 'no unfinished work',
                file: path,
                line,
                found: note,
                reason: 'finish it or leave it out; a note in the code is read by nobody who plans',
              },
            ]
          : []),
      ]
    }),
  )
}
