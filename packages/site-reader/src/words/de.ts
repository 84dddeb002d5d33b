import { list } from '../sentences/languages/language.ts'
import { de as reading } from '../sentences/languages/de.ts'
import type { Words } from './words.ts'

export const de: Words = {
  ...reading.words,
  pages: {
    offers: list(`
      leistung*, angebot, angebote, produkte, produkt, shop, laden, sortiment, katalog, kollektion, dienstleistung*,
      behandlung*, therapie*, kurse, kurs, seminare, speisekarte, getränke, was wir tun, was wir machen, lösungen,
      arbeiten, küchen, möbel, zimmer, touren, werke, geräte, reparatur*, bestellen
    `),
    prices: list('preis, preise, preisliste, tarife, honorar, kosten, speisekarte, karte'),
    about: list(
      'über uns, ueber uns, über mich, ueber mich, wir über uns, unternehmen, firma, geschichte, philosophie, werkstatt, der betrieb, betrieb',
    ),
    contact: list(`
      kontakt, anfahrt, so finden sie uns, besuchen sie uns, besuch, standort, standorte, öffnungszeiten, termin, termine,
      terminvereinbarung
    `),
    legal: list('impressum, anbieterkennzeichnung, rechtliches'),
    team: list('team, mitarbeiter, menschen, das sind wir, praxisteam'),
    references: list('referenzen, kunden, kundenstimmen, bewertungen, galerie, projekte, portfolio'),
    delivery: list('versand, lieferung, rückgabe, hilfe, fragen, häufige fragen, größentabelle, service'),
    journal: list(
      'aktuelles, neuigkeiten, blog, magazin, presse, veranstaltungen, termine und news, tagebuch, rezepte',
    ),
    never: list(`
      datenschutz*, agb, widerruf*, warenkorb, kasse, anmelden, login, konto, mein konto, registrieren, suche, jobs,
      karriere, stellen*, merkzettel, barrierefreiheit, sitemap, cookie-richtlinie, archiv
    `),
  },
  claimHeadings: list(`
    warum, darum, worauf, versprechen, versprochen, vorteile, ihre vorteile, gute gründe, gründe, was uns, unterscheidet, auszeichnet, das macht uns,
    unsere werte, werte, verlassen, garantie, wofür wir stehen, so arbeiten wir, wie wir arbeiten, qualität, unser anspruch,
    ihnen wichtig, das dürfen sie erwarten, besonders, stärken, gut zu wissen
  `),
  claimMarkers: list(`
    jede*, alle, alles, nie, niemals, kein*, nichts, nur, immer, stets, eigene*, selbst, von hand, handgemacht, handgefertigt, kostenlos*,
    gratis, garantie*, garantiert, seit, ohne, innerhalb, am selben tag, jahre, jahren, preisgekrönt, zertifiziert, meisterbetrieb,
    regional*, biologisch, bio, festpreis, endpreis, familienbetrieb, familiengeführt, nach maß, massiv, heimisch*, unabhängig, sauber, inklusive
  `),
  audienceHeadings: list(`
    für wen, wen wir, wem wir, für wen ist das, unsere kunden, unsere gäste, unsere patienten, wer zu uns kommt, wer bei uns, geeignet für, ideal für,
    zielgruppe, mit wem wir
  `),
  forWords: list('für'),
  andWords: list('und, oder, sowie'),
  relativeWords: list(
    'die, der, das, den, denen, deren, welche, welcher, wer, wo, mit, aber, nicht, weil, wenn, bei',
  ),
  offerHeadings: list(
    'leistungen, unsere leistungen, was wir tun, was wir machen, was wir anbieten, angebot, unser angebot, produkte, unsere produkte, behandlungen, kurse, schwerpunkte',
  ),
  notOffers: list(`
    preis, preise, summe, gesamt, ab, größe, artikel, leistung, leistungen, versand, lieferung, dauer, zeit, menge, umfang, angebot, neu, hinweis,
    preisliste, unsere preise, kontakt, öffnungszeiten, anfahrt
  `),
  phoneLabels: list('telefon, tel, fon, telefonnummer, mobil, handy, rufen sie, anrufen, whatsapp'),
  faxLabels: list('fax, telefax'),
  streets: list(
    'straße*, strasse*, str, weg, platz, gasse, allee, ring, ufer, damm, hof, markt, am, an der, auf der, im, zum, zur, chaussee, steig, kai, promenade, etage, stock',
  ),
  parked: list(
    'domain steht zum verkauf, domain zu verkaufen, domain kaufen, diese domain ist geparkt, domain ist registriert, domain ist verfügbar, hier entsteht eine neue, domain wurde erfolgreich, geparkte domain',
  ),
  personal: list(
    'mein blog, persönlicher blog, mein tagebuch, private homepage, private webseite, meine homepage, über mich, ich schreibe über, mein hobby, privater blog, meine gedanken',
  ),
  tones: {
    excitement: list(
      'aufregend, wahnsinn, spannend, abenteuer*, unglaublich, brandneu, rasant, mutig, los gehts, mitreißend',
    ),
    happiness: list(
      'freude, glück, glücklich, lachen, lächeln, fröhlich, feiern, spaß, liebe, lieben, sonnig, bunt*, genuss, genießen',
    ),
    nostalgia: list(
      'seit, großvater, großmutter, opa, oma, generation*, tradition*, damals, kindheit, erinnerung*, altmodisch, jahrhundert, überliefert',
    ),
    FOMO: list(
      'nur noch, solange der vorrat, letzte chance, begrenzt, limitiert, nur heute, ausverkauft, schnell sein, jetzt sichern, wenige plätze, nur bis',
    ),
    humor: list(
      'leider, angeblich, offenbar, natürlich, streit, höflich, schlecht, versehentlich, peinlich, stur, mürrisch, witz*, albern, schief, meistens, notfalls',
    ),
    empathy: list(
      'verstehen, verständnis, zuhören, hören zu, sanft, einfühlsam, gemeinsam, sorgen, schmerz*, angst, begleiten, ihrem tempo, geduld*, unterstütz*, fühlen, wohl',
    ),
    inspiration: list(
      'träum*, stell dir vor, entdecken, inspir*, kreativ*, gestalten, vision*, verwandel*, möglich*, wachsen, ideen, potenzial',
    ),
    trust: list(`
      verlassen, zuverlässig*, garantie*, garantiert, festpreis, endpreis, meister*, zertifiziert, geprüft, geprüfte, sicher*, ehrlich*, versprechen, versprochen, jahre, erfahrung,
      qualität, handwerkskammer, fachbetrieb, versichert, sauber, beratung, angebot, schriftlich, familienbetrieb, massiv, werkstatt, hält, halten, maß
    `),
    surprise: list('überrasch*, unerwartet, geheimnis*, geheim, rätsel*, verborgen*, erraten'),
    serenity: list(
      'ruhe, ruhig*, still, stille, gelassen*, langsam, entspann*, abend, sanft*, leise, in aller ruhe, frieden, atmen, licht, warm, warme',
    ),
  },
}
