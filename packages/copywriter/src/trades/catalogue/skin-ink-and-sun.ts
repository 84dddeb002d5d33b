import type { TradeEntry } from './trade-entry.ts'

export const skinInkAndSun: readonly TradeEntry[] = [
  {
    id: 'skin-clinic',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Skin care', 'Aesthetic treatments', 'Anti-ageing care', 'Sun care', 'Beauty'],
    angles: ['proof', 'quality', 'ease'],
    words: {
      en: {
        business: 'skin care clinic',
        businesses: 'skin care clinics',
        sells: 'skin treatments',
        alsoCalled:
          'aesthetic clinic, skin clinic, aesthetics practice, medical spa, cosmetic skin clinic, medspa',
        offers:
          'skin consultation, chemical peel, microneedling, hydrating facial, laser skin treatment, skin tightening, LED light treatment, treatment plan',
        searches:
          'skin clinic, aesthetic clinic, microneedling, chemical peel, skin consultation, laser skin treatment, skin tightening treatment, microneedling cost, skin clinic near me',
        negatives:
          'jobs, course, training, home device, dermaroller, diy, wholesale, before and after pictures',
        questions: [
          'Which treatment suits my skin?',
          'How many sessions are usual?',
          'How long until I can go out again?',
        ],
      },
      de: {
        business: 'Institut für Hautästhetik',
        businesses: 'Institute für Hautästhetik',
        sells: 'Hautbehandlungen',
        alsoCalled:
          'Hautästhetik, Ästhetikpraxis, ästhetische Medizin, Hautinstitut, apparative Kosmetik, Medical Beauty',
        offers:
          'Hautanalyse, chemisches Peeling, Microneedling, Hydro-Gesichtsbehandlung, Laserbehandlung, Hautstraffung, LED-Lichtbehandlung, Behandlungsplan',
        searches:
          'microneedling, hautanalyse, fruchtsäurepeeling, hydro facial, apparative kosmetik, ästhetische hautbehandlung, microneedling kosten, hautstraffung, hautinstitut in der nähe',
        negatives:
          'jobs, ausbildung, schulung, gerät für zuhause, dermaroller, selber machen, großhandel, vorher nachher bilder',
        questions: [
          'Welche Behandlung passt zu meiner Haut?',
          'Wie viele Sitzungen sind üblich?',
          'Wann bin ich wieder gesellschaftsfähig?',
        ],
      },
      fr: {
        business: 'clinique esthétique de la peau',
        businesses: 'cliniques esthétiques de la peau',
        sells: 'soins esthétiques de la peau',
        alsoCalled: 'clinique esthétique, médecine esthétique, centre de médecine esthétique, medspa',
        offers:
          'diagnostic de peau, peeling, microneedling, soin hydratant profond, traitement laser, raffermissement, soin LED, plan de soins',
        searches:
          'microneedling, peeling visage, médecine esthétique, diagnostic de peau, soin laser visage, clinique esthétique, prix microneedling, raffermissement visage, centre esthétique près de chez moi',
        negatives: 'emploi, formation, appareil maison, dermaroller, tutoriel, grossiste, photos avant après',
        questions: [
          'Quel soin convient à ma peau ?',
          'Combien de séances faut-il ?',
          'Quand peut-on reprendre une vie sociale ?',
        ],
      },
    },
  },
  {
    id: 'tattoo-studio',
    kind: 'beauty',
    schemaTypes: ['TattooParlor'],
    goal: 'leads',
    ways: ['book', 'visit', 'quote'],
    radiusKm: 40,
    interests: ['Tattoos', 'Piercing', 'Illustration', 'Drawing', 'Street art'],
    angles: ['proof', 'quality', 'story'],
    words: {
      en: {
        business: 'tattoo studio',
        businesses: 'tattoo studios',
        sells: 'tattoos',
        alsoCalled: 'tattoo parlor, tattoo parlour, tattoo artist, tattooist, tattooer, tattoo shop',
        offers:
          'consultation, custom tattoo, fine line tattoo, small tattoo, cover-up, lettering, black and grey tattoo, color tattoo, touch-up, walk-in tattoo',
        searches:
          'tattoo studio, tattoo artist, fine line tattoo, cover up tattoo, small tattoo, custom tattoo design, walk in tattoo, black and grey tattoo, tattoo shop near me',
        negatives: 'jobs, apprenticeship, machine, kit, temporary, meaning, ideas, free design',
        questions: [
          'How much does a small tattoo cost?',
          'How long is the wait for an appointment?',
          'Can you cover an old tattoo?',
        ],
      },
      de: {
        business: 'Tattoostudio',
        businesses: 'Tattoostudios',
        sells: 'Tattoos',
        alsoCalled: 'Tätowierer, Tätowiererin, Tattoo-Studio, Tätowierstudio, Tattooartist, Tattoo-Künstler',
        offers:
          'Beratung, individuelles Tattoo, Fineline-Tattoo, kleines Tattoo, Cover-up, Schriftzug, Black-and-Grey-Tattoo, Farbtattoo, Nachstechen, Walk-in-Termin',
        searches:
          'tattoostudio, tätowierer, fineline tattoo, cover up tattoo, tattoo termin, kleines tattoo stechen lassen, walk in tattoo, black and grey tattoo, tattoostudio in der nähe',
        negatives:
          'jobs, ausbildung, maschine, set kaufen, klebetattoo, bedeutung, vorlagen kostenlos, entfernen',
        questions: [
          'Was kostet ein kleines Tattoo?',
          'Wie lange wartet man auf einen Termin?',
          'Könnt ihr ein altes Tattoo überstechen?',
        ],
      },
      fr: {
        business: 'salon de tatouage',
        businesses: 'salons de tatouage',
        sells: 'tatouages',
        alsoCalled: 'tatoueur, tatoueuse, studio de tatouage, studio tattoo, salon tattoo, artiste tatoueur',
        offers:
          'rendez-vous projet, tatouage sur mesure, tatouage fine line, petit tatouage, recouvrement, lettrage, tatouage noir et gris, tatouage couleur, retouche, flash',
        searches:
          'tatoueur, salon de tatouage, tatouage fine line, recouvrement tatouage, petit tatouage prix, tatoueur sans rendez-vous, tatouage sur mesure, tatouage noir et gris, tatoueur près de chez moi',
        negatives: 'emploi, formation, machine, kit, éphémère, signification, modèle gratuit, détatouage',
        questions: [
          'Combien coûte un petit tatouage ?',
          'Quel est le délai pour un rendez-vous ?',
          'Pouvez-vous recouvrir un ancien tatouage ?',
        ],
      },
    },
  },
  {
    id: 'piercing-studio',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 20,
    interests: ['Piercing', 'Jewellery', 'Tattoos', 'Teenagers', 'Beauty'],
    angles: ['quality', 'ease', 'proof'],
    words: {
      en: {
        business: 'piercing studio',
        businesses: 'piercing studios',
        sells: 'piercings and jewelry',
        alsoCalled: 'body piercer, body piercing, piercing shop, ear piercing, piercer',
        offers:
          'earlobe piercing, helix piercing, nose piercing, navel piercing, septum piercing, curated ear, jewelry change, piercing check, titanium jewelry',
        searches:
          'piercing studio, ear piercing, nose piercing, helix piercing, body piercing, navel piercing, children’s ear piercing, piercing jewelry change, piercing near me',
        negatives: 'jobs, course, kit, at home, fake, wholesale, pain chart, infected',
        questions: [
          'How much is a piercing with jewelry?',
          'From what age can I get pierced?',
          'How long does it take to heal?',
        ],
      },
      de: {
        business: 'Piercingstudio',
        businesses: 'Piercingstudios',
        sells: 'Piercings und Piercingschmuck',
        alsoCalled: 'Piercer, Piercerin, Piercing-Studio, Body Piercing, Ohrlochstechen',
        offers:
          'Ohrläppchen, Helix-Piercing, Nasenpiercing, Bauchnabelpiercing, Septum, Ohrgestaltung, Schmuckwechsel, Nachkontrolle, Titanschmuck',
        searches:
          'piercingstudio, piercing stechen lassen, ohrlöcher stechen, nasenpiercing, helix piercing, bauchnabelpiercing, ohrlöcher kinder, schmuckwechsel piercing, piercing in der nähe',
        negatives: 'jobs, ausbildung, set, selber stechen, fake, großhandel, schmerzskala, entzündet',
        questions: [
          'Was kostet ein Piercing mit Schmuck?',
          'Ab welchem Alter ist es erlaubt?',
          'Wie lange dauert die Heilung?',
        ],
      },
      fr: {
        business: 'studio de piercing',
        businesses: 'studios de piercing',
        sells: 'piercings et bijoux de piercing',
        alsoCalled: 'pierceur, perceur, pierceuse, salon de piercing, perçage d’oreilles',
        offers:
          'piercing du lobe, hélix, piercing du nez, piercing du nombril, septum, composition d’oreille, changement de bijou, contrôle de cicatrisation, bijoux en titane',
        searches:
          'piercing, studio de piercing, perçage oreille, piercing nez, piercing hélix, piercing nombril, perçage oreille enfant, changement bijou piercing, pierceur près de chez moi',
        negatives: 'emploi, formation, kit, à la maison, faux piercing, grossiste, infecté',
        questions: [
          'Combien coûte un piercing avec bijou ?',
          'À partir de quel âge ?',
          'Combien de temps dure la cicatrisation ?',
        ],
      },
    },
  },
  {
    id: 'tanning-studio',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'book'],
    radiusKm: 8,
    interests: ['Tanning', 'Beauty', 'Sun care', 'Self-care', 'Swimwear'],
    angles: ['price', 'ease', 'place'],
    words: {
      en: {
        business: 'tanning salon',
        businesses: 'tanning salons',
        sells: 'tanning sessions',
        alsoCalled: 'sunbed studio, solarium, spray tan studio, tanning studio, spray tanning',
        offers:
          'sunbed session, session card, spray tan, mobile spray tan, stand-up sunbed, skin type consultation, tanning lotion, monthly membership',
        searches:
          'tanning salon, spray tan, sunbed, mobile spray tan, sunbeds open now, wedding spray tan, sunbed prices, stand up sunbed, tanning salon near me',
        negatives:
          'jobs, franchise, used sunbed for sale, home tanning bed, lotion online, course, tubes, leather',
        questions: ['How much is a session?', 'How long does a spray tan last?', 'Do I need an appointment?'],
      },
      de: {
        business: 'Sonnenstudio',
        businesses: 'Sonnenstudios',
        sells: 'Sonnenbänke',
        alsoCalled: 'Solarium, Bräunungsstudio, Spray-Tanning, Spraytan-Studio, Sonnenbank',
        offers:
          'Sonnenbank, Zehnerkarte, Spray-Tanning, Stehsolarium, Hauttypberatung, Kollagenlicht, Bräunungslotion, Monatspaket',
        searches:
          'sonnenstudio, solarium, spray tanning, sonnenstudio geöffnet, solarium preise, spray tan hochzeit, stehsolarium, kollagen solarium, sonnenstudio in der nähe',
        negatives: 'jobs, franchise, sonnenbank gebraucht kaufen, heimsolarium, röhren, kurs, creme online',
        questions: ['Was kostet eine Minute?', 'Wie lange hält Spray-Tanning?', 'Muss ich mich anmelden?'],
      },
      fr: {
        business: 'centre de bronzage',
        businesses: 'centres de bronzage',
        sells: 'séances de bronzage',
        alsoCalled:
          'solarium, cabine de bronzage, bronzage en cabine, tanning, spray tan, institut de bronzage',
        offers:
          'séance UV, carte de séances, bronzage par brumisation, cabine verticale, conseil phototype, soins après bronzage, abonnement mensuel',
        searches:
          'centre de bronzage, solarium, spray tan, bronzage sans uv, cabine uv, bronzage mariage, bronzage à domicile, séance uv prix, centre de bronzage près de chez moi',
        negatives: 'emploi, franchise, cabine uv occasion, autobronzant, ampoules, formation, gratuit',
        questions: [
          'Combien coûte une séance ?',
          'Combien de temps dure le bronzage ?',
          'Faut-il réserver ?',
        ],
      },
    },
  },
]
