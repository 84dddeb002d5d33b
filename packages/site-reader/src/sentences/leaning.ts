// A pronoun that refers to an earlier sentence says nothing on its own.
const leaning =
  /^(?:it|they|this|that|those|these|he|she|his|her|their|aucune?(?=\sn[e’'])|elles?|ils?|cela|celui|celle|es|er|dies\w*|diese|davon|damit)[\s’']/iu

/** Whether a sentence needs the one before it. */
export function isLeaning(sentence: string): boolean {
  return leaning.test(sentence)
}
