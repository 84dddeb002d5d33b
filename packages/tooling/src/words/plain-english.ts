import type { RefusedWord } from './refused-word.ts'

const unnatural = "it isn't natural English"

const everywhere = (forms: string) => ({ names: forms, prose: forms, texts: forms })

/** Phrases that sound translated, wherever they are written. */
export const plainEnglish: readonly RefusedWord[] = [
  { refused: 'anew', ...everywhere('anew'), write: 'again; rewrite, reload', reason: unnatural },
  { refused: 'whom', ...everywhere('whom'), write: 'who, or rephrase', reason: unnatural },
  {
    refused: 'foretold',
    ...everywhere('foretold, foretell, foretells'),
    write: 'forecast, predicted',
    reason: unnatural,
  },
  {
    refused: 'to be had',
    prose: 'to be had, can be had, cannot be had, could be had',
    texts: 'be had',
    write: 'available',
    reason: unnatural,
  },
  {
    refused: 'came to nothing',
    names: 'came to nothing, comes to nothing, come to nothing',
    prose: 'came to nothing, comes to nothing, come to nothing, coming to nothing',
    texts: 'came to nothing, comes to nothing, come to nothing, coming to nothing',
    write: "failed; that didn't work",
    reason: unnatural,
  },
  {
    refused: 'handed in',
    names: 'handed in, hand in, hands in',
    prose: 'handed in, hand in, hands in',
    texts: 'handed in, hand in, hands in, handed it in, hand it in, handing in, handing it in',
    write: 'submitted, sent for review',
    reason: unnatural,
  },
  {
    refused: 'put away',
    names: 'put away, puts away',
    prose: 'put away, puts away, putting away',
    texts: 'put away, puts away, putting away, put it away, puts it away, put them away',
    write: 'archived, hidden',
    reason: unnatural,
  },
  {
    refused: 'take back',
    names: 'take back, takes back, taken back, took back',
    prose: 'take back, takes back, taken back, took back',
    texts:
      'take back, takes back, taken back, took back, take it back, takes it back, take them back, took it back',
    write: 'undo, restore, refund, return',
    reason: "it doesn't say what happens",
  },
  {
    refused: 'go on',
    names: 'go on, goes on, going on',
    texts: 'go on, goes on, going on, went on, gone on',
    fineTexts: 'go on sale, goes on sale, went on sale, going on sale',
    write: 'continue; keep working, pick up',
    reason: "that's what the button says",
  },
  {
    refused: 'leads on',
    prose: 'lead on, leads on, leading on',
    texts: 'lead on, leads on, leading on',
    write: 'continues to; redirects',
    reason: unnatural,
  },
  {
    refused: 'one gets',
    prose: 'one gets',
    texts: 'one gets, one gains',
    write: 'you get',
    reason: unnatural,
  },
  {
    refused: 'the way of',
    prose: 'the way of',
    texts: 'the way of, in the way',
    fineTexts: 'in the way you, in the way we',
    write: 'how, progress; "before you launch" for what is missing',
    reason: unnatural,
  },
  {
    refused: 'let us',
    prose: 'let us',
    texts: 'let us',
    fineTexts: 'let us know',
    write: "let's in a text, nothing in a comment",
    reason: unnatural,
  },
  {
    refused: 'e-mail',
    ...everywhere('e mail, e mails'),
    write: 'email',
    reason: "that's the usual term",
  },
]
