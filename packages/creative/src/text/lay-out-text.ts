import type { FontFace } from '../fonts/font-set.ts'
import { cleanText } from './clean-text.ts'

export interface TextSettings {
  readonly text: string
  readonly face: FontFace
  /** Pixels of one em. */
  readonly size: number
  /** In em. */
  readonly lineHeight: number
  /** Of the box, in pixels. */
  readonly width: number
}

/** A word, or a part of one, at its position in the line. */
export interface PlacedWord {
  readonly text: string
  readonly x: number
}

export interface TextLine {
  readonly words: readonly PlacedWord[]
  /** In pixels. */
  readonly width: number
  /** Distance of the baseline from the top of the box, in pixels. */
  readonly baseline: number
}

export interface LaidOutText {
  readonly lines: readonly TextLine[]
  /** Of the longest line. */
  readonly width: number
  /** From the ascent of the first line to the descent of the last one. */
  readonly height: number
  /** Whether a word was too long for a line and had to be cut. */
  readonly isWordCut: boolean
}

interface Piece {
  readonly text: string
  readonly isAfterSpace: boolean
}

/** Breaks a text into lines by the widths of its letters. No line is wider than the box, unless a single letter is. */
export function layOutText({ text, ...setting }: TextSettings): LaidOutText {
  return layOutPieces(paragraphsOf(text), setting)
}

/** A text split where its lines may break, for repeated layout in different widths. */
export type Paragraphs = readonly (readonly Piece[])[]

/** The same for a text that's already split. */
export function layOutPieces(
  paragraphs: Paragraphs,
  { face, size, lineHeight, width }: Omit<TextSettings, 'text'>,
): LaidOutText {
  const space = face.shape(' ').width * size
  const widthOf = (word: string) => face.shape(word).width * size
  const lines: { words: PlacedWord[]; width: number }[] = []
  let isWordCut = false

  for (const pieces of paragraphs) {
    let line: (typeof lines)[number] = { words: [], width: 0 }
    lines.push(line)
    for (const piece of pieces) {
      const gap = piece.isAfterSpace && line.words.length > 0 ? space : 0
      if (line.words.length > 0 && line.width + gap + widthOf(piece.text) > width) {
        line = { words: [], width: 0 }
        lines.push(line)
      }
      const parts = widthOf(piece.text) > width ? cutWord(piece.text, widthOf, width) : [piece.text]
      isWordCut ||= parts.length > 1
      for (const [index, part] of parts.entries()) {
        if (index > 0) {
          line = { words: [], width: 0 }
          lines.push(line)
        }
        const x = line.words.length > 0 ? line.width + (piece.isAfterSpace ? space : 0) : 0
        line.words.push({ text: part, x })
        line.width = x + widthOf(part)
      }
    }
  }
  return {
    lines: lines.map((line, index) => ({ ...line, baseline: (face.ascent + index * lineHeight) * size })),
    width: Math.max(...lines.map((line) => line.width)),
    height: (face.ascent + face.descent + (lines.length - 1) * lineHeight) * size,
    isWordCut,
  }
}

/** Splits a text where its lines may break. */
export function paragraphsOf(text: string): Paragraphs {
  return cleanText(text).split('\n').map(piecesOf)
}

// A line may also break after a hyphen or a slash within a word if neither half is too short: never “call-” and “out”.
function piecesOf(paragraph: string): Piece[] {
  return paragraph
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) =>
      word
        .split(/(?<=[\p{L}\p{N}]{4}[-–—/])(?=\p{L}{4})/u)
        .map((text, index) => ({ text, isAfterSpace: index === 0 })),
    )
}

function cutWord(word: string, widthOf: (text: string) => number, width: number): string[] {
  const parts: string[] = []
  let part = ''
  for (const character of word) {
    if (part !== '' && widthOf(part + character) > width) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part]
}
