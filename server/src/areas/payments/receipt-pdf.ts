import { type Font, loadFont } from '@aloft/creative/fonts/font'
import { fontFileNames } from '@aloft/creative/fonts/font-files'
import { readNodeFont } from '@aloft/creative/fonts/node-font-files'
import { receiptWords } from '@aloft/messages/en/receipt-words'
import PDFDocument from 'pdfkit'
import type { ReceiptRow } from './receipt.repo.ts'
import { receiptRows } from './receipt-rows.ts'

// Millimeters would need a factor everywhere: a point is 1/72 inch, and A4 is 595 of them wide.
const margin = 64
const valueColumn = 210
const ink = '#1f1c17'
const soft = '#5d5951'
const line = '#dedbd4'

/** A receipt as one page of A4, as it was issued. */
export async function receiptPdf(receipt: ReceiptRow): Promise<Buffer> {
  const [regular, strong] = await Promise.all([readFace(400), readFace(600)])
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: {
      Title: `${receiptWords.labels.number} ${receipt.number}`,
      Author: receipt.seller,
      CreationDate: receipt.date,
    },
  })
  const done = collect(document)
  const write = (text: string, face: Face, x: number, width: number) => {
    document.x = x
    const pieces = piecesOf(text, face)
    for (const [index, { font, text: part }] of pieces.entries())
      document.font(font).text(part, { width, continued: index < pieces.length - 1 })
  }
  const right = document.page.width - margin
  document.fontSize(11).fillColor(soft)
  write(receipt.seller, strong, margin, right - margin)
  document.fontSize(26).fillColor(ink)
  write(receiptWords.labels.number, strong, margin, right - margin)
  document.fontSize(11).moveDown(1.5)

  for (const { label, value, isTotal = false } of receiptRows(receipt)) {
    const top = document.y
    document.strokeColor(line).lineWidth(0.75).moveTo(margin, top).lineTo(right, top).stroke()
    document.y = top + 8
    document.fillColor(isTotal ? ink : soft)
    write(label, isTotal ? strong : regular, margin, valueColumn - margin)
    const afterLabel = document.y
    document.y = top + 8
    document.fillColor(ink)
    write(value, isTotal ? strong : regular, valueColumn, right - valueColumn)
    document.y = Math.max(document.y, afterLabel) + 8
  }
  document.end()
  return done
}

/** The files of a face, one for each script. */
type Face = readonly { readonly data: Buffer; readonly font: Font }[]

async function readFace(weight: 400 | 600): Promise<Face> {
  const files = await Promise.all(fontFileNames('Arimo', weight).map(readNodeFont))
  return files.map((bytes) => {
    return { data: Buffer.from(bytes), font: loadFont(bytes) }
  })
}

/** The text in pieces that one file of the face can draw; characters that none can draw stay with their neighbors. */
function piecesOf(text: string, face: Face): { font: Buffer; text: string }[] {
  const pieces: { font: Buffer; text: string }[] = []
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0
    const last = pieces.at(-1)
    const found = face.find(({ font }) => font.has(code))?.data
    const font = character === ' ' && last ? last.font : (found ?? last?.font ?? face[0]?.data)
    if (!font) throw new Error('the face has no files')
    if (last?.font === font) last.text += character
    else pieces.push({ font, text: character })
  }
  return pieces
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
  document.on('data', (chunk: Buffer) => chunks.push(chunk))
  document.on('end', () => resolve(Buffer.concat(chunks)))
  document.on('error', reject)
  return promise
}
