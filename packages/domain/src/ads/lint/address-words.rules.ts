import type { AdLanguage } from '../../core/ad-languages.ts'
import { type PhraseBook, phraseBook } from './phrases.rules.ts'
import { listed } from './words.rules.ts'

/**
 * - `you`: the reader.
 * - `place`: the reader's location (near you), which says nothing about the reader.
 * - `areYou`: a trait of the reader follows.
 * - `asA`: the same, with the reader named later.
 * - `likeYou`: the same, with the trait before it.
 * - `other`: further traits of the reader.
 */
export type Address = 'you' | 'place' | 'areYou' | 'asA' | 'likeYou' | 'other'

export interface AddressWords {
  readonly phrases: PhraseBook<Address>
  /** Words allowed between "are you" and a trait. */
  readonly fillers: ReadonlySet<string>
  /** Whether a trait may be an adjective whose noun follows: a Christian bookshop. */
  readonly hasAdjectives: boolean
  /** Words between "your" and a trait that make it somebody else's: your dog's anxiety, your donation. */
  readonly holders: ReadonlySet<string>
}

/** How ads address their reader in each language (M04). */
export const addressWords: Readonly<Record<AdLanguage, AddressWords>> = {
  en: {
    hasAdjectives: true,
    phrases: phraseBook<Address>({
      you: 'you, your, yours, yourself, yourselves',
      place:
        'near you, around you, close to you, next to you, by you, with you, to you, behind you, thank you',
      areYou: `are you, you are, you re, if you are, if you re, were you, you feel,
        you identify as, do you identify as`,
      asA: 'as a, as an',
      likeYou: 'like you, like yourself, just like you',
      other: 'other, fellow',
    }),
    fillers: new Set(
      listed(`a, an, the, also, really, still, proud, proudly, young, practising, practicing, devout, openly, not, both,
        now, always, already, or, and, so, too, very, often, feeling, being, tired, of, either, secretly, recently,
        newly, severely, clinically, legally, currently, single, black, white, asian, over`),
    ),
    holders: new Set(
      listed(`dog, dogs, cat, cats, pet, pets, horse, customer, customers, client, clients, patients, tenants,
        company, business, firm, donation, donations, gift, gifts, support, help, contribution, fight, against`),
    ),
  },
  fr: {
    hasAdjectives: false,
    phrases: phraseBook<Address>({
      you: 'vous, votre, vos, tu, te, toi, ton, ta, tes',
      place:
        'près de vous, près de chez vous, chez vous, autour de vous, à vous, avec vous, près de toi, chez toi, rendez vous',
      areYou: `êtes vous, vous êtes, si vous êtes, tu es, es tu, t es, vous vous sentez, vous sentez vous, te sens tu`,
      asA: 'en tant que',
      likeYou: 'comme vous, comme toi',
      other: 'autres',
    }),
    fillers: new Set(
      listed(`un, une, de, des, le, la, très, aussi, encore, souvent, plutôt, jeune, croyant, croyante, pratiquant,
        pratiquante, fier, fière, d, être, ou, et, déjà, trop, toujours`),
    ),
    holders: new Set(
      listed(`chien, chiens, chat, chats, animal, animaux, client, clients, entreprise, société, don, dons, soutien,
        contre, aide`),
    ),
  },
  de: {
    hasAdjectives: false,
    phrases: phraseBook<Address>({
      you: `sie, ihnen, ihr, ihre, ihren, ihrem, ihrer, ihres, du, dich, dir, dein, deine, deinen, deinem, deiner,
        deines, euch, euer, eure, euren, eurem, eurer`,
      place:
        'in ihrer nähe, in deiner nähe, bei ihnen, bei dir, zu ihnen, zu dir, mit ihnen, mit dir, in eurer nähe',
      areYou: `sind sie, sie sind, bist du, du bist, seid ihr, ihr seid, wenn sie, wenn du, falls sie, falls du,
        fühlen sie sich, fühlst du dich`,
      asA: 'als',
      likeYou: 'wie sie, wie du, wie dich, wie ihnen, wie dir',
      other: 'andere, anderen',
    }),
    fillers: new Set(
      listed(`ein, eine, einen, auch, sehr, noch, oft, immer, gläubiger, gläubige, junger, junge, stolzer, stolze, nicht,
        bereits, schon, oder, und, gerade, hoch, stark, bekennender`),
    ),
    holders: new Set(
      listed(`hund, hunde, hundes, katze, katzen, haustier, tier, kunden, mandanten, unternehmen, firma, spende, spenden,
        unterstützung, gegen, hilfe`),
    ),
  },
}
