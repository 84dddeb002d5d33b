/** A word we don't use, at least in one of its meanings, and what to write instead. */
export interface RefusedWord {
  /** The word itself; also its key in `not-yet.json`. */
  refused: string
  /**
   * Its forms in names of code, files and folders, separated by commas. A form of several words matches them in
   * sequence: `take turn` matches `takeTurn` and `take-turn.ts`.
   */
  names?: string
  /** Its forms in comments and test titles, in the same notation. */
  prose?: string
  /** Its forms in what users read: the texts of the message catalogue, without those the specification fixes. */
  texts?: string
  /** Sequences that contain one of `texts` and are fine. */
  fineTexts?: string
  /** Limits the row to these places, as patterns of `tree/glob.ts`. */
  within?: readonly string[]
  /** Places where the specification uses the word for something else, in the same notation. */
  notWithin?: readonly string[]
  write: string
  reason: string
}
