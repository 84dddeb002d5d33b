import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstEmoji,
  hasEmoji,
  htmlToText,
  isStorableText,
  shortenText,
  stripEmoji,
  stripInvisible,
} from './text.ts'

describe('emoji', () => {
  it('are found and stripped, spaces left alone', () => {
    expect(hasEmoji('hi 😀')).toBe(true)
    expect(firstEmoji('hi 👩‍🍳 and 😀')).toBe('👩‍🍳')
    expect(firstEmoji('hi ©')).toBeNull()
    expect(stripEmoji('hi 😀')).toBe('hi ')
  })

  it.each(['👩‍❤️‍👨', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🇮🇪', '1️⃣', '#⃣', '☝🏽', '❤️', '👍🏿', '👩‍⚕'])('%s goes as a whole', (sign) => {
    expect(stripEmoji(`a${sign}b`)).toBe('ab')
  })

  it.each(['Nightjar™', '© 2026', '20 % off, #1 *', 'Grüße, Ж, 灯', ''])('%j is plain text', (text) => {
    expect(hasEmoji(text)).toBe(false)
    expect(stripEmoji(text)).toBe(text)
  })

  it('leaves none behind', () => {
    const unit = fc.constantFrom(
      '😀',
      '❤',
      '\uFE0F',
      '\u200D',
      '1',
      '\u20E3',
      '🏽',
      '🇮',
      'a',
      '☝',
      '\u{E0067}',
    )
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(hasEmoji(stripEmoji(text))).toBe(false)
      }),
    )
  })
})

describe('what does not show', () => {
  it.each([
    ['Wren\u200B\uFEFF lamp', 'Wren lamp'],
    ['\u202Eabc\u202C', 'abc'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['two\nlines\u0000', 'two lines '],
    ['\u3164\u2800\u115F', ''],
    ['\u200D\u200C', ''],
    ['\u{E0067}', ''],
    // A joiner between two letters is part of a word in Persian.
    ['می\u200Cخواهم', 'می\u200Cخواهم'],
    ['👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️', '👩‍💻 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️'],
    ['Órla’s Łamps – 灯 & ™', 'Órla’s Łamps – 灯 & ™'],
  ])('%j is %j', (text, shown) => {
    expect(stripInvisible(text)).toBe(shown)
  })

  it('is gone after once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(stripInvisible(stripInvisible(text))).toBe(stripInvisible(text))
      }),
    )
  })
})

describe('htmlToText', () => {
  it.each([
    ['a<br>b &amp; c', 'a\nb & c'],
    ['a<BR />b<br/>', 'a\nb\n'],
    ['<p class="x">One <b>two</b></p>', 'One two'],
    ['&lt;b&gt; &#39;x&#x27; &quot;', `<b> 'x' "`],
    ['&amp;lt;', '&lt;'],
    ['a&#x20;&AMP;&NBSP;b', 'a &\u00A0b'],
    ['&unknown; &#0; &#x110000; & co', '&unknown; &#0; &#x110000; & co'],
    ['1 < 2 > 0', '1 < 2 > 0'],
    ['<!-- no <b> --><style>p { }</style>a<script>alert("<b>")</script>b', 'ab'],
    ['<!DOCTYPE html>x', 'x'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('leaves text without signs of HTML as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[<&]/.test(text))
        expect(htmlToText(text)).toBe(text)
      }),
    )
  })

  it('gives back any text that was escaped', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        expect(htmlToText(`<i>${html}</i>`)).toBe(text)
      }),
    )
  })

  it('stays quick on hostile input', () => {
    const html = '<a '.repeat(50_000) + '<script>'.repeat(10_000) + '<!--'.repeat(10_000)
    expect(htmlToText(html)).toBe('<a '.repeat(50_000))
  })
})

describe('shortenText', () => {
  it('leaves 30 characters and turns 31 into 30', () => {
    expect(shortenText('a'.repeat(30))).toBe('a'.repeat(30))
    expect(shortenText(`${'a'.repeat(15)}x${'b'.repeat(15)}`)).toBe(`${'a'.repeat(13)} ... ${'b'.repeat(12)}`)
  })

  it('keeps both ends and never exceeds the length, counted in characters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 80 }),
        fc.integer({ min: 7, max: 60 }),
        (text, max) => {
          const short = shortenText(text, max)
          const characters = [...text]
          expect([...short].length).toBe(Math.min(characters.length, max))
          expect(short.startsWith(characters[0] ?? '')).toBe(true)
          expect(short.endsWith(characters.at(-1) ?? '')).toBe(true)
          expect(short === text || short.includes(' ... ')).toBe(true)
        },
      ),
    )
  })
})

it.each([
  ['', true],
  ['Órla 💡', true],
  ['nul \0', false],
  ['half \uD83D', false],
  ['\uDE00 other half', false],
])('isStorableText: %j is %s', (text, isStorable) => {
  expect(isStorableText(text)).toBe(isStorable)
})
