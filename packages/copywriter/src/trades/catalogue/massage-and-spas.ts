import type { TradeEntry } from './trade-entry.ts'

export const massageAndSpas: readonly TradeEntry[] = [
  {
    id: 'massage',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 15,
    interests: ['Massage', 'Sports massage', 'Relaxation', 'Wellness weekends', 'Self-care', 'Gift vouchers'],
    words: {
      en: {
        business: 'massage practice',
        businesses: 'massage practices',
        sells: 'massages',
        alsoCalled: 'massage therapist, sports massage, deep tissue massage, mobile massage, massage therapy',
        offers:
          'relaxing massage, deep tissue massage, sports massage, hot stone massage, back and neck massage, pregnancy massage, couples massage, reflexology, gift voucher',
        searches:
          'massage, massage therapist, deep tissue massage, sports massage, relaxing massage, couples massage, pregnancy massage, mobile massage, massage gift voucher, massage near me',
        negatives: 'jobs, course, training, massage chair, gun, erotic, free, video',
        questions: [
          'How much is an hour’s massage?',
          'Which massage is right for me?',
          'Can I book for two?',
        ],
      },
      de: {
        business: 'Massagepraxis',
        businesses: 'Massagepraxen',
        sells: 'Massagen',
        alsoCalled:
          'Masseur, Masseurin, Massagestudio, Wellnessmassage, Sportmassage, mobile Massage, Massagetherapeut',
        offers:
          'Entspannungsmassage, Rückenmassage, Sportmassage, Hot-Stone-Massage, Fußreflexzonenmassage, Schwangerschaftsmassage, Paarmassage, Aromaölmassage, Gutschein',
        searches:
          'massage, massage termin, rückenmassage, sportmassage, wellness massage, paarmassage, hot stone massage, massage gutschein, mobile massage, massage in der nähe',
        negatives: 'jobs, ausbildung, kurs, massagesessel, massagepistole, erotisch, tantra, video',
        questions: [
          'Was kostet eine Stunde Massage?',
          'Welche Massage passt zu mir?',
          'Gibt es Termine zu zweit?',
        ],
      },
      fr: {
        business: 'cabinet de massage',
        businesses: 'cabinets de massage',
        sells: 'massages',
        alsoCalled:
          'masseur, masseuse, massage bien-être, massothérapeute, massothérapie, massage à domicile, praticien en massage',
        offers:
          'massage relaxant, massage du dos, massage sportif, massage aux pierres chaudes, réflexologie plantaire, massage femme enceinte, massage en duo, massage aux huiles, bon cadeau',
        searches:
          'massage, massage relaxant, massage sportif, massage à domicile, massage dos, massage duo, massage femme enceinte, bon cadeau massage, massage près de chez moi',
        negatives: 'emploi, formation, fauteuil massant, pistolet, érotique, gratuit, vidéo',
        questions: [
          'Combien coûte un massage d’une heure ?',
          'Quel massage me convient ?',
          'Peut-on venir à deux ?',
        ],
      },
    },
  },
  {
    id: 'thai-massage',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'visit', 'call'],
    radiusKm: 15,
    interests: ['Thai massage', 'Massage', 'Relaxation', 'Stretching and mobility', 'Gift vouchers'],
    words: {
      en: {
        business: 'Thai massage studio',
        businesses: 'Thai massage studios',
        sells: 'Thai massages',
        alsoCalled: 'Thai massage, traditional Thai massage, Thai spa, Thai yoga massage, Thai foot massage',
        offers:
          'traditional Thai massage, Thai oil massage, Thai foot massage, back and shoulder massage, herbal compress massage, hot stone massage, couples massage, ten-session card',
        searches:
          'thai massage, traditional thai massage, thai foot massage, thai oil massage, couples thai massage, thai massage voucher, thai back massage, herbal compress massage, thai massage near me',
        negatives: 'jobs, course, school, training, erotic, happy end, video, restaurant',
        questions: [
          'How is it different from other massages?',
          'What do I wear?',
          'How much is a full hour?',
        ],
      },
      de: {
        business: 'Thaimassage-Studio',
        businesses: 'Thaimassage-Studios',
        sells: 'Thaimassagen',
        alsoCalled:
          'Thaimassage, Thai-Massage, traditionelle Thaimassage, Thai-Spa, Thai-Wellness, Thai-Fußmassage',
        offers:
          'traditionelle Thaimassage, Thai-Ölmassage, Thai-Fußmassage, Rücken- und Schultermassage, Kräuterstempelmassage, Hot-Stone-Massage, Paarmassage, Zehnerkarte',
        searches:
          'thaimassage, traditionelle thaimassage, thai fußmassage, thai ölmassage, thaimassage paare, thaimassage gutschein, thaimassage rücken, kräuterstempelmassage, thaimassage in der nähe',
        negatives: 'jobs, ausbildung, kurs, schule, erotisch, happy end, video, restaurant',
        questions: [
          'Was ist anders als bei anderen Massagen?',
          'Was zieht man an?',
          'Was kostet eine ganze Stunde?',
        ],
      },
      fr: {
        business: 'salon de massage thaï',
        businesses: 'salons de massage thaï',
        sells: 'massages thaïlandais',
        alsoCalled: 'massage thaï, massage thaïlandais, spa thaï, massage thaï traditionnel, nuad bo-rarn',
        offers:
          'massage thaï traditionnel, massage thaï à l’huile, massage thaï des pieds, massage dos et épaules, massage aux pochons d’herbes, pierres chaudes, massage en duo, carte dix séances',
        searches:
          'massage thaï, massage thaïlandais, massage thaï traditionnel, massage des pieds thaï, massage thaï à l’huile, massage thaï duo, bon cadeau massage thaï, massage thaï près de chez moi',
        negatives: 'emploi, formation, école, érotique, vidéo, restaurant, gratuit',
        questions: [
          'En quoi diffère-t-il des autres massages ?',
          'Quelle tenue faut-il porter ?',
          'Combien coûte une heure ?',
        ],
      },
    },
  },
  {
    id: 'day-spa',
    kind: 'beauty',
    schemaTypes: ['DaySpa'],
    goal: 'sales',
    ways: ['book', 'order'],
    radiusKm: 50,
    interests: ['Spas', 'Wellness weekends', 'Massage', 'Saunas', 'Couples’ time', 'Gift vouchers'],
    words: {
      en: {
        business: 'day spa',
        businesses: 'day spas',
        sells: 'spa treatments',
        alsoCalled: 'spa day, wellness spa, urban spa, spa retreat, beauty spa, private spa',
        offers:
          'half-day spa, full spa day, couples spa, massage and facial, private spa suite, hammam ritual, body scrub, spa with afternoon tea, gift voucher',
        searches:
          'spa day, day spa, couples spa day, spa day gift voucher, private spa, spa day for two, half day spa, spa treatments, spa near me',
        negatives: 'jobs, salary, hot tub for sale, dental spa, dog spa, course, franchise, free',
        questions: [
          'What is included in a spa day?',
          'Do I bring towels and a robe?',
          'Can I give it as a gift?',
        ],
      },
      de: {
        business: 'Day Spa',
        businesses: 'Day Spas',
        sells: 'Wellnessanwendungen',
        alsoCalled: 'Wellnessoase, Private Spa, Wellnessstudio, Spa-Tag, Wellnesszentrum, Hamam',
        offers:
          'halber Spa-Tag, Wellnesstag, Paarwellness, Massage mit Gesichtsbehandlung, Private-Spa-Suite, Hamam-Ritual, Körperpeeling, Freundinnentag, Gutschein',
        searches:
          'day spa, wellnesstag, wellness für paare, private spa, spa gutschein, wellness zu zweit, tagesspa, hamam, wellness in der nähe',
        negatives: 'jobs, gehalt, whirlpool kaufen, hotel last minute, ausbildung, franchise, kostenlos',
        questions: [
          'Was ist in einem Wellnesstag enthalten?',
          'Gibt es Handtuch und Bademantel?',
          'Kann ich ihn verschenken?',
        ],
      },
      fr: {
        business: 'spa urbain',
        businesses: 'spas urbains',
        sells: 'soins spa',
        alsoCalled: 'day spa, centre de bien-être, spa privatif, hammam, journée spa, spa et bien-être',
        offers:
          'demi-journée spa, journée spa, spa en duo, massage et soin du visage, spa privatif, rituel hammam, gommage du corps, formule entre amies, bon cadeau',
        searches:
          'spa, journée spa, spa duo, spa privatif, hammam gommage, bon cadeau spa, demi-journée spa, spa en couple, spa près de chez moi',
        negatives: 'emploi, salaire, jacuzzi à vendre, spa gonflable, formation, franchise, gratuit',
        questions: [
          'Que comprend une journée spa ?',
          'Le peignoir est-il fourni ?',
          'Peut-on l’offrir en bon cadeau ?',
        ],
      },
    },
  },
  {
    id: 'sauna',
    kind: 'beauty',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'book'],
    radiusKm: 40,
    interests: [
      'Saunas',
      'Thermal baths',
      'Relaxation',
      'Cold water bathing',
      'Wellness weekends',
      'Massage',
    ],
    angles: ['place', 'offer', 'time'],
    words: {
      en: {
        business: 'sauna',
        businesses: 'saunas',
        sells: 'sauna sessions',
        alsoCalled:
          'public sauna, sauna center, Finnish sauna, steam bath, sauna and plunge pool, mobile sauna',
        offers:
          'day ticket, evening ticket, Finnish sauna, bio sauna, steam bath, infusions, private sauna, ten-visit card, women’s day, gift voucher',
        searches:
          'sauna, public sauna, finnish sauna, private sauna hire, sauna day ticket, steam room and sauna, sauna and cold plunge, sauna for two, sauna near me',
        negatives: 'jobs, sauna for sale, build a sauna, kit, home sauna, heater, blanket, swinger',
        questions: ['How much is a day ticket?', 'Do I wear swimwear?', 'Can I rent towels?'],
      },
      de: {
        business: 'Saunalandschaft',
        businesses: 'Saunalandschaften',
        sells: 'Saunabesuche',
        alsoCalled: 'Sauna, Saunaclub, Saunawelt, Saunaanlage, finnische Sauna, Dampfbad, Saunadorf',
        offers:
          'Tageskarte, Abendkarte, finnische Sauna, Biosauna, Dampfbad, Aufgüsse, Privatsauna, Zehnerkarte, Damensauna, Gutschein',
        searches:
          'sauna, sauna tageskarte, saunalandschaft, sauna gutschein, privatsauna mieten, damensauna, lange saunanacht, sauna mit aufguss, sauna in der nähe',
        negatives: 'jobs, sauna kaufen, bausatz, gartensauna, ofen, selber bauen, swinger, heimsauna',
        questions: [
          'Was kostet eine Tageskarte?',
          'Ist die Sauna textilfrei?',
          'Kann ich Handtücher leihen?',
        ],
      },
      fr: {
        business: 'sauna et hammam',
        businesses: 'saunas et hammams',
        sells: 'séances de sauna',
        alsoCalled: 'sauna, sauna finlandais, sauna public, bain de vapeur, centre de sauna, bains nordiques',
        offers:
          'entrée journée, entrée soirée, sauna finlandais, sauna doux, hammam, rituel sauna, sauna privatif, carte dix entrées, bain froid, bon cadeau',
        searches:
          'sauna, sauna finlandais, sauna privatif, bains nordiques, sauna hammam, entrée sauna, sauna en couple, sauna bon cadeau, sauna près de chez moi',
        negatives: 'emploi, sauna à vendre, kit sauna, construire, poêle, sauna maison, libertin',
        questions: [
          'Combien coûte l’entrée ?',
          'Le maillot est-il obligatoire ?',
          'Peut-on louer des serviettes ?',
        ],
      },
    },
  },
]
