import type { TradeEntry } from './trade-entry.ts'

export const partyHire: readonly TradeEntry[] = [
  {
    id: 'bouncy-castle-hire',
    kind: 'events',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'order'],
    radiusKm: 40,
    interests: ['Children’s birthdays', 'Birthdays', 'Community events', 'Outdoor play', 'Party planning'],
    angles: ['price', 'ease', 'range', 'place'],
    words: {
      en: {
        business: 'bouncy castle hire company',
        businesses: 'bouncy castle hire companies',
        sells: 'bouncy castles for hire',
        alsoCalled:
          'bouncy castle hire, bounce house rental, inflatable hire, bouncy castle rental, inflatable slide hire, moonwalk rental',
        offers:
          'bouncy castle for a day, bouncy castle with slide, inflatable obstacle course, candyfloss machine, popcorn machine, delivery and setup, weekend hire, giant games',
        searches:
          'bouncy castle hire, bounce house rental, inflatable hire, inflatable slide rental, bouncy castle hire with delivery, candyfloss machine hire, bounce house near me',
        negatives: 'for sale, used, jobs, accident, free, toy, pump',
        questions: ['What does a day cost?', 'Do you deliver and set up?', 'What happens if it rains?'],
      },
      de: {
        business: 'Hüpfburgenverleih',
        businesses: 'Hüpfburgenverleihe',
        sells: 'Hüpfburgen zur Miete',
        alsoCalled:
          'Hüpfburg mieten, Hüpfburgvermietung, Hüpfburgverleih, Springburgverleih, Hüpfburgen-Vermietung',
        offers:
          'Hüpfburg für einen Tag, Hüpfburg mit Rutsche, Hindernisparcours, Zuckerwattemaschine, Popcornmaschine, Lieferung und Aufbau, Wochenendmiete, Riesenspiele',
        searches:
          'hüpfburg mieten, hüpfburgverleih, hüpfburg mit rutsche mieten, hüpfburg kindergeburtstag, zuckerwattemaschine mieten, popcornmaschine mieten, hüpfburg mieten in der nähe',
        negatives: 'kaufen, gebraucht, jobs, unfall, kostenlos, spielzeug, gebläse',
        questions: ['Was kostet ein Tag?', 'Liefern Sie und bauen auf?', 'Was gilt bei Regen?'],
      },
      fr: {
        business: 'loueur de châteaux gonflables',
        businesses: 'loueurs de châteaux gonflables',
        sells: 'châteaux gonflables en location',
        alsoCalled:
          'location de château gonflable, location de structure gonflable, location château gonflable, location de toboggan gonflable',
        offers:
          'château gonflable à la journée, château avec toboggan, parcours gonflable, machine à barbe à papa, machine à pop-corn, livraison et montage, location week-end, jeux géants',
        searches:
          'location château gonflable, château gonflable anniversaire, location structure gonflable, location machine barbe à papa, location machine popcorn, location château gonflable près de chez moi',
        negatives: 'à vendre, occasion, emploi, accident, gratuit, jouet, souffleur',
        questions: [
          'Combien coûte une journée ?',
          'Livrez-vous et montez-vous ?',
          'Que se passe-t-il en cas de pluie ?',
        ],
      },
    },
  },
  {
    id: 'photo-booth-hire',
    kind: 'events',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'order', 'quote'],
    radiusKm: 100,
    interests: ['Weddings', 'Birthdays', 'Corporate events', 'Photo books and prints', 'Party planning'],
    angles: ['price', 'ease', 'benefit', 'proof'],
    words: {
      en: {
        business: 'photo booth hire company',
        businesses: 'photo booth hire companies',
        sells: 'photo booths for hire',
        alsoCalled:
          'photo booth hire, photo booth rental, 360 booth rental, selfie station rental, magic mirror hire',
        offers:
          'photo booth for an evening, unlimited prints, props box, 360° video booth, guest book, backdrop, delivery and setup, online gallery',
        searches:
          'photo booth hire, photo booth rental, wedding photo booth, 360 photo booth hire, magic mirror hire, selfie station rental, photo booth hire price',
        negatives: 'for sale, used, jobs, app, diy, free, passport photo',
        questions: ['Are prints included?', 'What does an evening cost?', 'Do you set the booth up?'],
      },
      de: {
        business: 'Fotobox-Verleih',
        businesses: 'Fotobox-Verleihe',
        sells: 'Fotoboxen zur Miete',
        alsoCalled:
          'Fotobox mieten, Fotoboxverleih, Photobooth-Verleih, Fotoautomat-Vermietung, Fotobox-Vermietung, Selfiebox-Verleih',
        offers:
          'Fotobox für einen Abend, Ausdrucke ohne Limit, Requisitenkiste, 360-Grad-Videobox, Gästebuch, Hintergrund, Lieferung und Aufbau, Online-Galerie',
        searches:
          'fotobox mieten, fotobox hochzeit, photobooth mieten, fotobox mieten preis, 360 grad video booth mieten, selfiebox mieten, fotobox firmenfeier',
        negatives: 'kaufen, gebraucht, jobs, app, selber bauen, kostenlos, passfoto',
        questions: ['Sind Ausdrucke inbegriffen?', 'Was kostet ein Abend?', 'Bauen Sie die Box auf?'],
      },
      fr: {
        business: 'loueur de photobooth',
        businesses: 'loueurs de photobooth',
        sells: 'bornes photo en location',
        alsoCalled:
          'location de photobooth, location borne photo, location de borne photo, location photobooth, borne selfie en location, location de photomaton',
        offers:
          'photobooth pour une soirée, tirages illimités, accessoires, vidéobooth 360°, livre d’or, fond photo, livraison et montage, galerie en ligne',
        searches:
          'location photobooth, location borne photo, photobooth mariage, photobooth 360 location, location photomaton mariage, borne selfie location, photobooth prix',
        negatives: 'à vendre, occasion, emploi, application, soi-même, gratuit, photo d’identité',
        questions: [
          'Les tirages sont-ils compris ?',
          'Combien coûte une soirée ?',
          'Installez-vous la borne ?',
        ],
      },
    },
  },
  {
    id: 'party-tent-hire',
    kind: 'events',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'order'],
    radiusKm: 80,
    interests: ['Party planning', 'Weddings', 'Community events', 'Event management', 'Birthdays'],
    angles: ['range', 'ease', 'price', 'place'],
    words: {
      en: {
        business: 'party tent and furniture hire company',
        businesses: 'party tent and furniture hire companies',
        sells: 'party tents for hire',
        alsoCalled:
          'marquee hire, party tent rental, tent rental company, table and chair hire, event furniture hire, party rental company',
        offers:
          'party tent, marquee with floor, tables and benches, chairs, bar tables, tableware and glasses, patio heaters, delivery and setup',
        searches:
          'party tent rental, marquee hire, table and chair hire, wedding marquee hire, tableware hire, event furniture rental, patio heater hire, party rentals near me',
        negatives: 'for sale, used, camping, jobs, diy, free, repair',
        questions: [
          'Which tent size do I need?',
          'Do you deliver and set up?',
          'What does it cost for a weekend?',
        ],
      },
      de: {
        business: 'Festzeltverleih',
        businesses: 'Festzeltverleihe',
        sells: 'Partyzelte zur Miete',
        alsoCalled:
          'Zeltverleih, Festmobiliar-Verleih, Partyzeltverleih, Zeltvermietung, Festzeltvermietung, Mobiliarverleih, Geschirrverleih',
        offers:
          'Partyzelt, Festzelt mit Boden, Festbankgarnitur, Stühle, Stehtische, Geschirr und Gläser, Heizpilze, Lieferung und Aufbau',
        searches:
          'partyzelt mieten, festzelt mieten, festbankgarnitur mieten, stehtische mieten, geschirr mieten, zeltverleih, stühle mieten hochzeit, heizpilz mieten',
        negatives: 'kaufen, gebraucht, camping, jobs, selber bauen, kostenlos, reparatur',
        questions: [
          'Welche Zeltgröße brauche ich?',
          'Liefern Sie und bauen auf?',
          'Was kostet ein Wochenende?',
        ],
      },
      fr: {
        business: 'loueur de tentes et de mobilier',
        businesses: 'loueurs de tentes et de mobilier',
        sells: 'tentes de réception en location',
        alsoCalled:
          'location de tente de réception, location de chapiteau, location de barnum, location de mobilier événementiel, location de vaisselle',
        offers:
          'tente de réception, chapiteau avec plancher, tables et bancs, chaises, mange-debout, vaisselle et verres, parasols chauffants, livraison et montage',
        searches:
          'location tente réception, location chapiteau, location tables et chaises, location vaisselle, location barnum, location mange-debout, location mobilier mariage, location parasol chauffant',
        negatives: 'à vendre, occasion, camping, emploi, soi-même, gratuit, réparation',
        questions: [
          'Quelle taille de tente choisir ?',
          'Livrez-vous et montez-vous ?',
          'Combien coûte un week-end ?',
        ],
      },
    },
  },
  {
    id: 'game-hire',
    kind: 'events',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'quote'],
    radiusKm: 50,
    interests: ['Party planning', 'Weddings', 'Birthdays', 'Corporate events', 'Community events'],
    angles: ['range', 'price', 'proof', 'ease'],
    words: {
      en: {
        business: 'games hire company',
        businesses: 'games hire companies',
        sells: 'games for hire',
        alsoCalled:
          'games hire, giant games hire, garden games hire, giant game rental, yard game rental, wedding games hire, casino table hire',
        offers:
          'giant connect four, giant tumbling tower, giant chess, croquet set, table football, mini golf, games package, delivery and collection',
        searches:
          'giant games hire, garden games hire, wedding games hire, lawn games hire, yard game rental, table football hire, giant games hire near me',
        negatives: 'for sale, used, jobs, free, online, video, console, download',
        questions: ['Which games suit my guests?', 'Do you deliver?', 'What does a weekend cost?'],
      },
      de: {
        business: 'Spieleverleih',
        businesses: 'Spieleverleihe',
        sells: 'Spiele zur Miete',
        alsoCalled:
          'Spielevermietung, Großspieleverleih, Riesenspiele mieten, Spielgeräteverleih, Eventmodulverleih, Holzspieleverleih',
        offers:
          'Riesen-Vier-gewinnt, Riesenturm, Großschach, Wikingerschach, Tischfußball, Minigolf, Spielepaket, Lieferung und Abholung',
        searches:
          'riesenspiele mieten, großspiele mieten, spiele hochzeit mieten, spielgeräte mieten, tischkicker mieten, vier gewinnt xxl mieten, spieleverleih in der nähe',
        negatives: 'kaufen, gebraucht, jobs, kostenlos, online, video, konsole, download',
        questions: ['Welche Spiele passen zu meinen Gästen?', 'Liefern Sie?', 'Was kostet ein Wochenende?'],
      },
      fr: {
        business: 'loueur de jeux',
        businesses: 'loueurs de jeux',
        sells: 'jeux en location',
        alsoCalled:
          'location de jeux, location de jeux géants, location de jeux en bois, location de jeux géants en bois, location de grands jeux, ludothèque événementielle',
        offers:
          'puissance 4 géant, tour géante, billard hollandais, passe-trappe, mölkky, baby-foot, forfait de jeux, livraison et reprise',
        searches:
          'location jeux géants, location jeux en bois, location jeux mariage, location jeux kermesse, location baby-foot, jeux géants à louer, location de jeux près de chez moi',
        negatives: 'à vendre, occasion, emploi, gratuit, en ligne, vidéo, console, télécharger',
        questions: ['Quels jeux pour mes invités ?', 'Livrez-vous les jeux ?', 'Combien coûte un week-end ?'],
      },
    },
  },
]
