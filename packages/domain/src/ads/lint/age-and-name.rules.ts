import type { Span } from './linted-ad.rules.ts'

const thing = String.raw`(?! ?(?:%|€|\$|£|\p{L}*(?:km|kilomet|miles|minut|hours|euro|meter|mètre|stunden|kilo|kg|m\b)))`
const patterns = [
  // Ages: are you over 50, in your forties, women your age, people aged 60 like you.
  String.raw`(?:are you|you are|you['’]re)(?: now| already| a| an)* (?:over|under|above|past|aged|nearing|turning|almost) (?:the age of )?\d{2}${thing}`,
  String.raw`in your (?:early |mid |late |mid-)?(?:teens|twenties|thirties|forties|fifties|sixties|seventies|eighties|[2-8]0['’]?s)`,
  String.raw`(?<!(?:whatever|regardless of|no matter|irrespective of|enter|of) )your age(?![-\s]?old|-)`,
  String.raw`(?:you are|you['’]re|are you) (?:getting|too|growing) old`,
  String.raw`(?:vous avez|avez-vous|tu as|as-tu) (?:déjà |bientôt |plus de |moins de |passé )*\d{2} ans(?! (?:de|d['’]|pour))`,
  String.raw`(?<!(?:que soit|peu importe|importe|quel que soit|indiquez|selon) )(?:votre|ton) âge`,
  String.raw`(?:sind sie|sie sind|bist du|du bist|wenn sie|wenn du) (?:schon |bereits |jetzt )?(?:über|unter|älter als|jünger als|mitte|ende|anfang) \d{2}${thing}`,
  String.raw`(?<!(?:unabhängig von|egal in|egal) )(?:ihrem|deinem|ihr|dein) alter(?! ego)`,
  // Names: is your name Anna, vous appelez-vous Paul, heißt du Max.
  String.raw`(?:is your name|your name is|are you called|if you are called|votre nom est|vous appelez-vous|vous vous appelez|tu t['’]appelles|t['’]appelles-tu|heißt du|du heißt|heißen sie|sie heißen|ihr name ist|dein name ist) \p{L}+`,
]
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${patterns.join('|')})(?![\p{L}\p{N}])`, 'giu')
const politeInSmall = /(?:^|\s)(?:sie|ihr|ihrem)(?:\s|$)/
const givenName = /\p{Lu}\p{L}*$/u
const ofName = /^(?:.*(?:name|nom) (?:is|est|ist)|.*(?:called|appel|heiß))/iu

/** Where a text states its readers' age or name (M04). */
export function findAgeAndName(text: string): readonly Span[] {
  return [...text.matchAll(pattern)]
    .filter(({ 0: found }) => !politeInSmall.test(found) && (!ofName.test(found) || givenName.test(found)))
    .filter(({ 0: found }) => !/^is your name on\b/i.test(found))
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }))
}
