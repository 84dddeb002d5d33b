import type { TradeEntry } from './trade-entry.ts'

export const cleaning: readonly TradeEntry[] = [
  {
    id: 'house-cleaning',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'quote'],
    radiusKm: 20,
    interests: ['Cleaning', 'Eco-friendly cleaning', 'Work-life balance', 'Moving house', 'Parenting'],
    angles: ['ease', 'proof', 'time'],
    words: {
      en: {
        business: 'house cleaning company',
        businesses: 'house cleaning companies',
        sells: 'house and apartment cleaning',
        alsoCalled:
          'house cleaner, domestic cleaner, maid service, home cleaning company, cleaning lady, end of tenancy cleaning',
        offers:
          'regular cleaning, deep cleaning, end of tenancy cleaning, oven cleaning, spring cleaning, after builders cleaning, ironing',
        searches:
          'house cleaning, cleaner, domestic cleaner, deep cleaning, end of tenancy cleaning, weekly cleaner, house cleaning prices, house cleaner near me',
        negatives: 'jobs, vacancy, salary, products, hacks, checklist, free, skin cleaner',
        questions: [
          'What does a cleaner cost per hour?',
          'Do I get the same person each time?',
          'Do you bring the products?',
        ],
      },
      de: {
        business: 'Haushaltsreinigung',
        businesses: 'Haushaltsreinigungen',
        sells: 'Wohnungsreinigung',
        alsoCalled:
          'Putzhilfe, Wohnungsreinigung, Putzfrau, Reinigungskraft für Privathaushalte, Endreinigung, Privatreinigung',
        offers:
          'Unterhaltsreinigung, Grundreinigung, Endreinigung beim Auszug, Frühjahrsputz, Backofenreinigung, Bauendreinigung, Bügeln',
        searches:
          'putzhilfe, wohnungsreinigung, haushaltsreinigung, putzfrau, grundreinigung wohnung, endreinigung wohnung, putzhilfe kosten, putzhilfe in der nähe',
        negatives: 'jobs, stellenangebote, minijob, gehalt, putzmittel, hausmittel, lustig',
        questions: [
          'Was kostet die Stunde?',
          'Kommt immer dieselbe Person?',
          'Bringen Sie die Putzmittel mit?',
        ],
      },
      fr: {
        business: 'entreprise de ménage à domicile',
        businesses: 'entreprises de ménage à domicile',
        sells: 'ménage à domicile',
        alsoCalled: 'femme de ménage, aide ménagère, ménage à domicile, homme de ménage, nettoyage de maison',
        offers:
          'ménage régulier, grand ménage, nettoyage de fin de bail, nettoyage de printemps, nettoyage après travaux, repassage, vitres',
        searches:
          'femme de ménage, ménage à domicile, aide ménagère, nettoyage fin de bail, grand ménage, ménage à domicile tarif, nettoyage après travaux, femme de ménage près de chez moi',
        negatives: 'emploi, recrutement, salaire, produits, astuces, gratuit, film',
        questions: [
          'Quel est le tarif horaire ?',
          'Est-ce toujours la même personne ?',
          'Ai-je droit au crédit d’impôt ?',
        ],
      },
    },
  },
  {
    id: 'office-cleaning',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: 40,
    interests: ['Facility management', 'Small business', 'Property management', 'Cleaning', 'Hospitality'],
    angles: ['proof', 'ease', 'price'],
    words: {
      en: {
        business: 'commercial cleaning company',
        businesses: 'commercial cleaning companies',
        sells: 'office and building cleaning',
        alsoCalled:
          'office cleaning company, contract cleaner, commercial cleaner, janitorial company, building cleaning company',
        offers:
          'office cleaning, stairwell cleaning, industrial cleaning, medical practice cleaning, construction cleaning, facade cleaning, consumables supply',
        searches:
          'office cleaning, commercial cleaning company, contract cleaning, office cleaning quote, stairwell cleaning, practice cleaning, industrial cleaning',
        negatives: 'jobs, vacancy, salary, products, microsoft office, desk, checklist',
        questions: [
          'What does office cleaning cost?',
          'Can you clean after hours?',
          'What if someone is off sick?',
        ],
      },
      de: {
        business: 'Gebäudereinigung',
        businesses: 'Gebäudereinigungen',
        sells: 'Büroreinigung und Gebäudereinigung',
        alsoCalled:
          'Gebäudereiniger, Büroreinigung, Reinigungsfirma für Unternehmen, Gebäudereinigungsfirma, Treppenhausreinigung, Unterhaltsreinigung für Gewerbe',
        offers:
          'Büroreinigung, Treppenhausreinigung, Praxisreinigung, Industriereinigung, Bauendreinigung, Fassadenreinigung, Glasreinigung',
        searches:
          'gebäudereinigung, büroreinigung, reinigungsfirma, treppenhausreinigung, praxisreinigung, büroreinigung angebot, bauendreinigung, industriereinigung',
        negatives: 'jobs, ausbildung, gehalt, minijob, putzmittel, microsoft office, tarifvertrag',
        questions: [
          'Was kostet die Büroreinigung?',
          'Reinigen Sie auch abends?',
          'Was passiert bei Krankheit?',
        ],
      },
      fr: {
        business: 'entreprise de nettoyage professionnel',
        businesses: 'entreprises de nettoyage professionnel',
        sells: 'nettoyage de bureaux et locaux',
        alsoCalled:
          'nettoyage de bureaux, société de nettoyage, propreté et entretien de locaux, nettoyage industriel, entretien d’immeubles',
        offers:
          'nettoyage de bureaux, entretien de cages d’escalier, nettoyage industriel, nettoyage de cabinets, nettoyage de fin de chantier, nettoyage de vitres',
        searches:
          'entreprise de nettoyage, nettoyage bureaux, société de nettoyage, devis nettoyage bureaux, entretien copropriété, nettoyage fin de chantier, nettoyage industriel',
        negatives: 'emploi, recrutement, salaire, produits, microsoft, convention collective, pc',
        questions: [
          'Combien coûte le nettoyage de bureaux ?',
          'Intervenez-vous le soir ?',
          'Que se passe-t-il en cas d’absence ?',
        ],
      },
    },
  },
  {
    id: 'window-cleaning',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'quote'],
    radiusKm: 25,
    interests: ['Cleaning', 'Windows and doors', 'Conservatories', 'Home improvement', 'Facility management'],
    words: {
      en: {
        business: 'window cleaner',
        businesses: 'window cleaners',
        sells: 'window cleaning',
        alsoCalled:
          'window cleaning, window cleaning company, gutter cleaner, conservatory cleaning, solar panel cleaning',
        offers:
          'window cleaning, conservatory cleaning, gutter cleaning, frame cleaning, shop window cleaning, solar panel cleaning',
        searches:
          'window cleaner, window cleaning, window cleaning prices, gutter cleaning, conservatory cleaning, solar panel cleaning, commercial window cleaning, window cleaner near me',
        negatives: 'jobs, microsoft windows, software, robot, squeegee, hacks, salary, disk',
        questions: ['What does it cost for my house?', 'Do you clean inside too?', 'How often do you come?'],
      },
      de: {
        business: 'Fensterputzer',
        businesses: 'Fensterputzer',
        sells: 'Fensterreinigung',
        alsoCalled:
          'Fensterreinigung, Glasreinigung, Glasreiniger-Betrieb, Fensterputzdienst, Wintergartenreinigung',
        offers:
          'Fensterreinigung, Rahmenreinigung, Wintergartenreinigung, Schaufensterreinigung, Photovoltaikreinigung, Dachrinnenreinigung',
        searches:
          'fensterputzer, fenster putzen lassen, fensterreinigung, fensterreinigung preise, wintergarten reinigen lassen, glasreinigung, schaufensterreinigung, fensterputzer in der nähe',
        negatives: 'jobs, roboter, minijob, windows, abzieher, hausmittel, gehalt',
        questions: ['Was kostet es für mein Haus?', 'Putzen Sie auch die Rahmen?', 'Wie oft kommen Sie?'],
      },
      fr: {
        business: 'laveur de vitres',
        businesses: 'laveurs de vitres',
        sells: 'nettoyage de vitres',
        alsoCalled:
          'nettoyage de vitres, lavage de vitres, entreprise de vitrerie nettoyage, nettoyage de vérandas, nettoyage de panneaux solaires',
        offers:
          'nettoyage de vitres, nettoyage de véranda, nettoyage de vitrine, nettoyage des encadrements, nettoyage de panneaux solaires, nettoyage de gouttières',
        searches:
          'laveur de vitres, nettoyage vitres, lavage vitres à domicile, nettoyage vitres tarif, nettoyage véranda, nettoyage vitrine magasin, nettoyage panneaux solaires',
        negatives: 'emploi, robot, windows, raclette, astuces, voiture, salaire',
        questions: [
          'Combien cela coûte-t-il pour ma maison ?',
          'Nettoyez-vous les encadrements ?',
          'À quelle fréquence passez-vous ?',
        ],
      },
    },
  },
  {
    id: 'carpet-cleaning',
    kind: 'home services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call', 'quote'],
    radiusKm: 35,
    interests: ['Rugs', 'Cleaning', 'Home textiles', 'Furniture', 'Eco-friendly cleaning'],
    words: {
      en: {
        business: 'carpet cleaning company',
        businesses: 'carpet cleaning companies',
        sells: 'carpet, rug and sofa cleaning',
        alsoCalled:
          'carpet cleaner, upholstery cleaner, rug cleaning company, sofa cleaning, mattress cleaning',
        offers:
          'carpet cleaning, rug washing, sofa cleaning, mattress cleaning, stain removal, rug repair, pet odor removal',
        searches:
          'carpet cleaning, sofa cleaning, rug cleaning, upholstery cleaning, mattress cleaning, carpet cleaning prices, pet stain removal, carpet cleaning near me',
        negatives: 'jobs, machine hire, diy, shampoo, used, car mats, franchise',
        questions: [
          'What does cleaning a room cost?',
          'How long does it take to dry?',
          'Will the stains come out?',
        ],
      },
      de: {
        business: 'Teppichreinigung',
        businesses: 'Teppichreinigungen',
        sells: 'Teppich- und Polsterreinigung',
        alsoCalled:
          'Polsterreinigung, Teppichwäscherei, Sofareinigung, Teppichreiniger-Betrieb, Matratzenreinigung',
        offers:
          'Teppichwäsche, Polsterreinigung, Teppichbodenreinigung, Matratzenreinigung, Fleckenentfernung, Teppichreparatur, Geruchsentfernung',
        searches:
          'teppichreinigung, polsterreinigung, sofa reinigen lassen, teppich reinigen lassen, teppichreinigung mit abholung, matratzenreinigung, teppichreinigung preise',
        negatives: 'jobs, gerät leihen, hausmittel, selber machen, autositze, waschsauger kaufen',
        questions: [
          'Was kostet die Reinigung pro Quadratmeter?',
          'Holen Sie den Teppich ab?',
          'Wie lange muss das Sofa trocknen?',
        ],
      },
      fr: {
        business: 'nettoyeur de tapis',
        businesses: 'nettoyeurs de tapis',
        sells: 'nettoyage de tapis et canapés',
        alsoCalled:
          'nettoyage de tapis, nettoyage de moquette, nettoyage de canapés, nettoyage de matelas, restauration de tapis',
        offers:
          'nettoyage de tapis, shampoing de moquette, nettoyage de canapé, nettoyage de matelas, détachage, restauration de tapis, traitement des odeurs',
        searches:
          'nettoyage tapis, nettoyage canapé à domicile, nettoyage moquette, nettoyage matelas, nettoyage tapis tarif, détachage canapé, nettoyage tapis d’orient',
        negatives: 'emploi, location machine, bicarbonate, astuces, voiture, occasion',
        questions: [
          'Combien coûte le nettoyage d’un canapé ?',
          'Combien de temps faut-il pour sécher ?',
          'Venez-vous chercher les tapis ?',
        ],
      },
    },
  },
]
