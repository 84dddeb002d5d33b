import { plain } from './text.ts'

// Texts that speak to a machine instead of to visitors. They are data like all others, but say nothing about
// the business, whoever put them there.
const patterns: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:previous|earlier|prior|above|all)\b/,
  /\b(?:ai|llm|language model|chatbot|bot|crawler|scraper)s?\b.{0,20}\b(?:readers?|agents?|assistants?|models?|systems?)\b/,
  /\bas an ai\b|\byou are (?:now|a helpful)\b|\bsystem prompt\b|\bprompt injection\b/,
  /\b(?:ignorier\w*|vergiss|vergessen sie|missachte\w*)\b.{0,40}\b(?:anweisung\w*|vorherig\w*|bisherig\w*)\b/,
  /\b(?:ignore[rz]?|oublie[rz]?)\b.{0,40}\b(?:instructions?|consignes?)\b/,
  /\b(?:ignora|ignore|olvida|olvide)\b.{0,40}\b(?:instrucciones|indicaciones|anteriores)\b/,
]

/** Whether a text gives orders to machines that read it. */
export function isInstruction(text: string): boolean {
  const lower = plain(text)
  return patterns.some((pattern) => pattern.test(lower))
}
