import type { AdLanguage } from '@aloft/domain/core/ad-languages'
import type { ButtonLabel } from '@aloft/domain/balloons/campaign-settings.rules'
import type { CampaignBrief } from '@aloft/domain/briefs/brief.entity'
import { adLanguageOf } from '../facts/brief-language.ts'

type Words = Readonly<Record<Exclude<ButtonLabel, 'NO_BUTTON'>, string>>

const words: Readonly<Record<AdLanguage, Words>> = {
  en: {
    LEARN_MORE: 'Learn more',
    SHOP_NOW: 'Shop now',
    SIGN_UP: 'Sign up',
    BOOK_NOW: 'Book now',
    CONTACT_US: 'Contact us',
    GET_QUOTE: 'Get a quote',
    GET_OFFER: 'Get the offer',
    APPLY_NOW: 'Apply now',
    DOWNLOAD: 'Download',
    SUBSCRIBE: 'Subscribe',
    ORDER_NOW: 'Order now',
    GET_DIRECTIONS: 'Visit us',
    CALL_NOW: 'Call now',
    MESSAGE_PAGE: 'Send a message',
    WATCH_MORE: 'Watch more',
    DONATE_NOW: 'Donate now',
  },
  de: {
    LEARN_MORE: 'Mehr erfahren',
    SHOP_NOW: 'Jetzt kaufen',
    SIGN_UP: 'Anmelden',
    BOOK_NOW: 'Jetzt buchen',
    CONTACT_US: 'Kontakt aufnehmen',
    GET_QUOTE: 'Angebot anfordern',
    GET_OFFER: 'Angebot sichern',
    APPLY_NOW: 'Jetzt bewerben',
    DOWNLOAD: 'Herunterladen',
    SUBSCRIBE: 'Abonnieren',
    ORDER_NOW: 'Jetzt bestellen',
    GET_DIRECTIONS: 'Vorbeikommen',
    CALL_NOW: 'Jetzt anrufen',
    MESSAGE_PAGE: 'Nachricht schreiben',
    WATCH_MORE: 'Mehr ansehen',
    DONATE_NOW: 'Jetzt spenden',
  },
  fr: {
    LEARN_MORE: 'En savoir plus',
    SHOP_NOW: 'Acheter',
    SIGN_UP: 'S’inscrire',
    BOOK_NOW: 'Réserver',
    CONTACT_US: 'Nous contacter',
    GET_QUOTE: 'Demander un devis',
    GET_OFFER: 'Profiter de l’offre',
    APPLY_NOW: 'Postuler',
    DOWNLOAD: 'Télécharger',
    SUBSCRIBE: 'S’abonner',
    ORDER_NOW: 'Commander',
    GET_DIRECTIONS: 'Nous rendre visite',
    CALL_NOW: 'Appeler',
    MESSAGE_PAGE: 'Écrire un message',
    WATCH_MORE: 'Voir la suite',
    DONATE_NOW: 'Faire un don',
  },
}

/** A button's words as drawn on a picture, in the language of the brief's ads; null for an ad without a button. */
export function buttonWords(label: ButtonLabel, brief: CampaignBrief): string | null {
  return label === 'NO_BUTTON' ? null : words[adLanguageOf(brief)][label]
}
