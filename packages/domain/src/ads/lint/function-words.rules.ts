import type { AdLanguage } from '../../core/ad-languages.ts'
import { listed } from './words.rules.ts'

// Words without a subject of their own. One that two languages share counts for both.
const lists: Readonly<Record<AdLanguage, string>> = {
  en: `the, a, an, and, or, but, of, to, in, on, at, by, for, from, with, without, into, over, under, between, your,
    you, our, we, us, my, their, his, her, its, it, this, that, these, those, is, are, was, were, be, been, being,
    has, have, had, do, does, did, will, would, can, could, should, may, not, no, all, any, every, each, more, most,
    when, where, what, which, who, how, why, as, than, then, so, just, only, also, about, after, before, while,
    because, until, here, there, now, up, out, off, if, they, them, she, he, one, get, let, new`,
  fr: `le, la, les, l, un, une, des, du, de, d, et, ou, mais, donc, à, au, aux, en, dans, sur, sous, par, pour, avec,
    sans, chez, vers, entre, votre, vos, vous, notre, nos, nous, ma, mon, mes, ton, ta, tes, son, sa, ses, leur,
    leurs, ce, cet, cette, ces, c, est, sont, êtes, être, était, ont, avez, avons, avoir, fait, ne, n, pas, plus,
    tout, tous, toute, toutes, chaque, quand, où, que, qu, qui, quoi, comment, pourquoi, comme, si, aussi, très, bien,
    après, avant, depuis, pendant, ici, il, elle, ils, elles, je, j, tu, te, se, s, y, on`,
  de: `der, die, das, dem, den, des, ein, eine, einen, einem, einer, eines, und, oder, aber, von, vom, zu, zum, zur,
    in, im, ins, an, am, auf, aus, bei, beim, mit, ohne, für, über, unter, zwischen, nach, vor, seit, durch, gegen,
    um, ihr, ihre, ihren, ihrem, ihrer, sie, ihnen, unser, unsere, unseren, unserem, wir, uns, ich, mein, meine, du,
    dich, dir, dein, deine, deinen, deinem, deiner, euch, euer, eure, er, es, ist, sind, war, waren, sein, hat, haben,
    wird, werden, kann, können, nicht, kein, keine, alle, jede, jeder, jedes, mehr, wenn, wo, was, wer, wie, warum,
    als, dann, so, nur, auch, noch, schon, hier, jetzt, bis, dass, damit, weil, man, sich, immer`,
}

/** Words of a language that don't indicate a subject: articles, pronouns, prepositions. */
export const functionWords: Readonly<Record<AdLanguage, ReadonlySet<string>>> = {
  en: new Set(listed(lists.en)),
  fr: new Set(listed(lists.fr)),
  de: new Set(listed(lists.de)),
}

/** Whether a word, in lower case, is a function word of any language. */
export function isFunctionWord(word: string): boolean {
  return functionWords.en.has(word) || functionWords.fr.has(word) || functionWords.de.has(word)
}
