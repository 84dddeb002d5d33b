import type { TradeEntry } from './trade-entry.ts'

export const animalHealthAndGrooming: readonly TradeEntry[] = [
  {
    id: 'vet',
    kind: 'animals',
    schemaTypes: ['VeterinaryCare'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 20,
    interests: ['Veterinary care', 'Dogs', 'Cats', 'Pets', 'Puppies', 'Kittens'],
    words: {
      en: {
        business: 'veterinary practice',
        businesses: 'veterinary practices',
        sells: 'care for pets',
        alsoCalled:
          'vet, vets, veterinarian, veterinary surgery, animal hospital, animal clinic, mobile vet, veterinary clinic',
        offers:
          'check-up, vaccination, microchipping, neutering, dental cleaning, blood test, ultrasound, surgery, emergency appointment, pet passport',
        searches:
          'vet, emergency vet, vet appointment, cat vaccination, dog vaccination, dog neutering cost, mobile vet, small animal vet, pet dental cleaning, vet near me',
        negatives: 'jobs, salary, vet school, degree, nurse course, free advice, game, veterans',
        questions: [
          'How much is a vaccination?',
          'Can I come today without an appointment?',
          'Do you treat rabbits and small pets?',
        ],
      },
      de: {
        business: 'Tierarztpraxis',
        businesses: 'Tierarztpraxen',
        sells: 'Behandlungen für Haustiere',
        alsoCalled:
          'Tierarzt, Tierärztin, Tierklinik, Kleintierpraxis, Tiermedizin, mobiler Tierarzt, Tierarztzentrum',
        offers:
          'Vorsorgeuntersuchung, Impfung, Mikrochip, Kastration, Zahnreinigung, Blutuntersuchung, Ultraschall, Operation, Notfalltermin, Heimtierausweis',
        searches:
          'tierarzt, tierarzt notdienst, tierklinik, tierarzt termin, katze impfen, hund kastrieren kosten, mobiler tierarzt, kleintierpraxis, tierarzt in der nähe',
        negatives: 'jobs, gehalt, studium, tfa ausbildung, kostenlos, hausmittel, spiel, serie',
        questions: [
          'Was kostet eine Impfung?',
          'Kann ich heute ohne Termin kommen?',
          'Behandeln Sie auch Kaninchen und Kleintiere?',
        ],
      },
      fr: {
        business: 'clinique vétérinaire',
        businesses: 'cliniques vétérinaires',
        sells: 'soins pour animaux',
        alsoCalled:
          'vétérinaire, cabinet vétérinaire, vétérinaire à domicile, hôpital vétérinaire, centre vétérinaire, docteur vétérinaire',
        offers:
          'bilan de santé, vaccination, puce électronique, stérilisation, détartrage, analyse de sang, échographie, chirurgie, urgence, passeport européen',
        searches:
          'vétérinaire, vétérinaire urgence, clinique vétérinaire, rendez-vous vétérinaire, vaccin chat prix, stérilisation chat prix, vétérinaire à domicile, vaccin chien, vétérinaire près de chez moi',
        negatives: 'emploi, salaire, études, formation asv, gratuit, remède maison, jeu, série',
        questions: [
          'Combien coûte un vaccin ?',
          'Peut-on venir sans rendez-vous ?',
          'Soignez-vous les lapins et petits animaux ?',
        ],
      },
    },
  },
  {
    id: 'dog-groomer',
    kind: 'animals',
    schemaTypes: [],
    goal: 'sales',
    ways: ['book', 'call'],
    radiusKm: 15,
    interests: ['Dog grooming', 'Dogs', 'Puppies', 'Dog breeds', 'Pets', 'Cats'],
    words: {
      en: {
        business: 'dog grooming salon',
        businesses: 'dog grooming salons',
        sells: 'dog grooming',
        alsoCalled:
          'dog groomer, dog grooming, pet grooming, mobile dog groomer, dog salon, cat grooming, dog parlour',
        offers:
          'full groom, bath and brush, puppy’s first groom, hand stripping, de-shedding, nail clipping, ear cleaning, cat grooming',
        searches:
          'dog groomer, dog grooming, mobile dog groomer, puppy groom, hand stripping, dog nail clipping, dog bath, cat groomer, dog groomer near me',
        negatives: 'jobs, course, training, clippers, table, supplies, diy, game',
        questions: ['How much for my breed?', 'How long does a groom take?', 'Can I stay with my dog?'],
      },
      de: {
        business: 'Hundesalon',
        businesses: 'Hundesalons',
        sells: 'Hundepflege',
        alsoCalled:
          'Hundefriseur, Hundefriseurin, Hundepflegesalon, mobiler Hundefriseur, Tierfriseur, Groomer',
        offers:
          'Komplettpflege, Baden und Föhnen, Welpenpflege, Trimmen, Entfilzen, Unterwolle entfernen, Krallen schneiden, Ohrenpflege, Katzenpflege',
        searches:
          'hundesalon, hundefriseur, hund scheren lassen, hund trimmen, mobiler hundefriseur, krallen schneiden hund, hund baden lassen, welpenpflege, hundesalon in der nähe',
        negatives: 'jobs, ausbildung, kurs, schermaschine, tisch, bedarf, selber machen, spiel',
        questions: [
          'Was kostet es bei meiner Rasse?',
          'Wie lange dauert die Pflege?',
          'Darf ich dabeibleiben?',
        ],
      },
      fr: {
        business: 'salon de toilettage',
        businesses: 'salons de toilettage',
        sells: 'toilettage de chiens',
        alsoCalled:
          'toiletteur, toiletteuse, toilettage canin, toilettage à domicile, toiletteur pour chiens, salon canin',
        offers:
          'toilettage complet, bain et brushing, premier toilettage chiot, épilation à la main, tonte, démêlage, coupe des griffes, soin des oreilles, toilettage chat',
        searches:
          'toilettage chien, toiletteur, toilettage à domicile, toilettage chien prix, tonte chien, toilettage chiot, toilettage chat, coupe griffes chien, toiletteur près de chez moi',
        negatives: 'emploi, formation, cap, tondeuse, table, matériel, tutoriel, jeu',
        questions: [
          'Quel est le prix pour ma race ?',
          'Combien de temps dure un toilettage ?',
          'Puis-je rester avec mon chien ?',
        ],
      },
    },
  },
  {
    id: 'farrier',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 60,
    interests: ['Horse care', 'Horses', 'Horse riding', 'Dressage and jumping', 'Riding equipment'],
    words: {
      en: {
        business: 'farrier',
        businesses: 'farriers',
        sells: 'hoof trimming and horseshoeing',
        alsoCalled: 'horseshoer, horse shoeing, hoof trimmer, barefoot trimmer, hoof care, farriery',
        offers:
          'barefoot trim, full set of shoes, front shoes, remedial shoeing, glue-on shoes, refit, hoof check, foal trimming, emergency visit',
        searches:
          'farrier, horse shoeing, hoof trimming, barefoot trimmer, remedial farrier, glue on horseshoes, farrier prices, mobile farrier, farrier near me',
        negatives: 'jobs, apprenticeship, salary, tools, anvil for sale, horseshoe decoration, game, video',
        questions: ['How much is a full set?', 'How often does my horse need you?', 'How soon can you come?'],
      },
      de: {
        business: 'Hufschmied',
        businesses: 'Hufschmiede',
        sells: 'Hufbeschlag und Hufpflege',
        alsoCalled:
          'Hufbeschlag, Hufpfleger, Hufpflegerin, Barhufpfleger, Hufbearbeitung, Hufbeschlagschmied, Huforthopäde',
        offers:
          'Barhufbearbeitung, Rundumbeschlag, Vorderbeschlag, orthopädischer Beschlag, Klebebeschlag, Umbeschlag, Hufkontrolle, Fohlen ausschneiden, Notfalltermin',
        searches:
          'hufschmied, hufpfleger, hufbeschlag, barhufbearbeitung, orthopädischer hufbeschlag, klebebeschlag, hufschmied kosten, barhufpflege, hufschmied in der nähe',
        negatives: 'jobs, ausbildung, gehalt, werkzeug, amboss kaufen, hufeisen deko, spiel, video',
        questions: [
          'Was kostet ein Beschlag?',
          'Wie oft muss mein Pferd bearbeitet werden?',
          'Wann können Sie kommen?',
        ],
      },
      fr: {
        business: 'maréchal-ferrant',
        businesses: 'maréchaux-ferrants',
        sells: 'parage et ferrure de chevaux',
        alsoCalled:
          'maréchalerie, pareur, podologue équin, pareur équin, ferrage de chevaux, maréchal ferrant équin',
        offers:
          'parage pieds nus, ferrure complète, ferrure des antérieurs, ferrure orthopédique, ferrure collée, parage poulain, contrôle des pieds, visite d’urgence',
        searches:
          'maréchal-ferrant, parage cheval, pareur, ferrage cheval, ferrure orthopédique, podologue équin, prix ferrure cheval, maréchal-ferrant près de chez moi',
        negatives: 'emploi, formation, cap, salaire, outils, enclume, déco fer à cheval, jeu',
        questions: [
          'Combien coûte une ferrure complète ?',
          'Tous les combien faut-il parer ?',
          'Quand pouvez-vous passer ?',
        ],
      },
    },
  },
  {
    id: 'horse-livery',
    kind: 'animals',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'visit'],
    radiusKm: 25,
    interests: ['Horses', 'Horse riding', 'Horse care', 'Dressage and jumping', 'Countryside'],
    words: {
      en: {
        business: 'livery yard',
        businesses: 'livery yards',
        sells: 'livery and stabling for horses',
        alsoCalled:
          'horse livery, livery stables, horse boarding, boarding stable, horse stabling, DIY livery, full livery',
        offers:
          'full livery, part livery, DIY livery, grass livery, box with paddock, indoor arena, retirement livery, holiday livery, training livery',
        searches:
          'livery yard, horse livery, full livery, diy livery, horse boarding, grass livery, part livery, retirement livery for horses, livery yard near me',
        negatives: 'jobs, groom vacancies, stable for sale, build, horse for sale, car wrap, taxi, company',
        questions: [
          'Do you have a free box?',
          'How much is full livery a month?',
          'How many hours are horses out?',
        ],
      },
      de: {
        business: 'Pensionsstall',
        businesses: 'Pensionsställe',
        sells: 'Einstellplätze für Pferde',
        alsoCalled:
          'Pferdepension, Einstellerbetrieb, Pensionspferdehaltung, Offenstall, Aktivstall, Einstellplätze für Pferde, Reitanlage mit Pferdeboxen',
        offers:
          'Vollpension, Halbpension, Paddockbox, Offenstall, Aktivstall, Weidegang, Reithalle, Rentnerplatz, Beritt',
        searches:
          'pferdepension, pensionsstall, pferdebox mieten, offenstall platz frei, einstellplatz pferd, aktivstall, paddockbox, rentnerplatz pferd, pferdepension in der nähe',
        negatives: 'jobs, pferdewirt ausbildung, stall kaufen, bauen, pferd kaufen, hotel, spiel',
        questions: [
          'Ist eine Box frei?',
          'Was kostet die Vollpension im Monat?',
          'Wie lange kommen die Pferde raus?',
        ],
      },
      fr: {
        business: 'pension pour chevaux',
        businesses: 'pensions pour chevaux',
        sells: 'pensions et boxes pour chevaux',
        alsoCalled:
          'écurie de propriétaires, écurie active, pension équine, écurie de pension, pension cheval, pension au pré',
        offers:
          'pension box, pension au pré, box paddock, écurie active, pension travail, manège et carrière, pension retraite, accueil temporaire',
        searches:
          'pension cheval, écurie de propriétaires, pension cheval pré, box cheval à louer, pension cheval prix, écurie active, pension retraite cheval, pension cheval près de chez moi',
        negatives: 'emploi, groom emploi, écurie à vendre, construire, cheval à vendre, jeu, alimentaire',
        questions: [
          'Avez-vous un box libre ?',
          'Quel est le prix par mois ?',
          'Combien d’heures sortent les chevaux ?',
        ],
      },
    },
  },
  {
    id: 'aquarium-shop',
    kind: 'animals',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 40,
    interests: ['Aquariums', 'Pets', 'Marine life', 'Pet supplies', 'Garden ponds', 'Reptiles'],
    angles: ['range', 'quality', 'proof'],
    words: {
      en: {
        business: 'aquarium shop',
        businesses: 'aquarium shops',
        sells: 'aquariums, fish and plants',
        alsoCalled:
          'aquarium store, aquatics store, tropical fish store, marine aquarium specialist, aquascaping store, aquatics center',
        offers:
          'freshwater fish, marine fish and corals, aquarium sets, aquatic plants, filters and lighting, fish food, aquascaping, water test, aquarium maintenance, pond fish',
        searches:
          'aquarium shop, tropical fish shop, aquarium fish, aquarium set, aquarium plants, marine fish shop, aquarium maintenance, aquascaping, aquarium shop near me',
        negatives: 'jobs, public tickets, opening hours zoo, used tank, game, wallpaper, restaurant, recipe',
        questions: [
          'Which fish go together?',
          'Which tank is best for beginners?',
          'Do you set it up at my home?',
        ],
      },
      de: {
        business: 'Aquaristikgeschäft',
        businesses: 'Aquaristikgeschäfte',
        sells: 'Aquarien, Fische und Pflanzen',
        alsoCalled:
          'Aquaristik, Aquaristikladen, Zierfischhandlung, Aquaristik-Fachgeschäft, Meerwasseraquaristik, Aquascaping, Aquarienbau',
        offers:
          'Süßwasserfische, Meerwasserfische und Korallen, Aquariumsets, Wasserpflanzen, Filter und Beleuchtung, Fischfutter, Aquascaping, Wassertest, Aquariumpflege, Teichfische',
        searches:
          'aquaristik, aquarium kaufen, zierfische kaufen, aquariumpflanzen, aquaristik fachgeschäft, meerwasser aquarium, aquarium set, aquarium reinigung, aquaristik in der nähe',
        negatives: 'jobs, sea life tickets, zoo, gebraucht, spiel, bilder, rezept, verschenken',
        questions: [
          'Welche Fische passen zusammen?',
          'Welches Becken eignet sich für Anfänger?',
          'Richten Sie das Aquarium zu Hause ein?',
        ],
      },
      fr: {
        business: 'magasin d’aquariophilie',
        businesses: 'magasins d’aquariophilie',
        sells: 'aquariums, poissons et plantes',
        alsoCalled:
          'aquariophilie, animalerie aquatique, boutique d’aquariophilie, aquascaping, aquariophilie marine',
        offers:
          'poissons d’eau douce, poissons marins et coraux, aquariums équipés, plantes d’aquarium, filtres et éclairage, nourriture, aquascaping, test de l’eau, entretien d’aquarium, poissons de bassin',
        searches:
          'magasin aquariophilie, aquarium complet, poisson aquarium, plantes aquarium, aquariophilie marine, entretien aquarium à domicile, aquascaping, aquariophilie près de chez moi',
        negatives: 'emploi, billet aquarium public, zoo, occasion, jeu, fond d’écran, recette',
        questions: [
          'Quels poissons vont ensemble ?',
          'Quel bac pour débuter ?',
          'Installez-vous l’aquarium à domicile ?',
        ],
      },
    },
  },
]
