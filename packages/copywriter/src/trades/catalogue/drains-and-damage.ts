import type { TradeEntry } from './trade-entry.ts'

export const drainsAndDamage: readonly TradeEntry[] = [
  {
    id: 'drain-cleaning',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 30,
    interests: ['Plumbing', 'Home improvement', 'Bathrooms', 'Property management'],
    angles: ['speed', 'price', 'problem'],
    words: {
      en: {
        business: 'drain cleaning company',
        businesses: 'drain cleaning companies',
        sells: 'drain unblocking and repairs',
        alsoCalled: 'drain unblocking, drain specialist, drainage company, drain engineer, sewer cleaning',
        offers:
          'drain unblocking, toilet unblocking, high pressure jetting, drain camera survey, drain repair, root removal, gutter drain cleaning',
        searches:
          'blocked drain, drain unblocking, emergency drain cleaning, blocked toilet, drain camera survey, drain repair, drain jetting, drain cleaning near me',
        negatives: 'jobs, diy, chemical, snake tool, brain drain, swamp, course',
        questions: ['What does unblocking a drain cost?', 'Do you come at night?', 'Is there a fixed price?'],
      },
      de: {
        business: 'Rohrreinigung',
        businesses: 'Rohrreinigungen',
        sells: 'Rohrreinigung und Abflusshilfe',
        alsoCalled:
          'Rohrreinigungsdienst, Kanalreinigung, Abflussreinigung, Rohrreinigungsfirma, Abflussdienst',
        offers:
          'Abflussreinigung, WC-Verstopfung, Hochdruckspülung, Kamerabefahrung, Kanalsanierung, Wurzelfräsen, Dichtheitsprüfung',
        searches:
          'rohrreinigung, rohrreinigung notdienst, abfluss verstopft, toilette verstopft, kanalreinigung, rohrreinigung kosten, kanal tv untersuchung, rohrreinigung in der nähe',
        negatives: 'jobs, hausmittel, spirale kaufen, rohrreiniger, selber machen, abzocke, darmreinigung',
        questions: ['Was kostet die Rohrreinigung?', 'Kommen Sie auch nachts?', 'Gibt es einen Festpreis?'],
      },
      fr: {
        business: 'entreprise de débouchage',
        businesses: 'entreprises de débouchage',
        sells: 'débouchage et curage de canalisations',
        alsoCalled:
          'débouchage de canalisation, curage de canalisations, déboucheur, assainissement et débouchage',
        offers:
          'débouchage de canalisation, débouchage de WC, curage haute pression, inspection par caméra, réparation de canalisation, dégagement de racines',
        searches:
          'débouchage canalisation, débouchage wc, canalisation bouchée urgence, curage canalisation, inspection caméra canalisation, prix débouchage canalisation, débouchage évier',
        negatives: 'emploi, formation, furet, produit, bicarbonate, tutoriel, oreille',
        questions: ['Combien coûte un débouchage ?', 'Intervenez-vous la nuit ?', 'Le prix est-il fixe ?'],
      },
    },
  },
  {
    id: 'septic-service',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book', 'quote'],
    radiusKm: 50,
    interests: ['Plumbing', 'Home building', 'Countryside', 'Property management'],
    words: {
      en: {
        business: 'septic tank company',
        businesses: 'septic tank companies',
        sells: 'septic tank services',
        alsoCalled:
          'septic tank emptying, septic service, cesspit emptying, sewage treatment plant installer, septic tank installer',
        offers:
          'septic tank emptying, cesspit emptying, sewage treatment plant, septic tank installation, treatment plant service, grease trap emptying',
        searches:
          'septic tank emptying, septic tank service, cesspit emptying, sewage treatment plant installation, septic tank replacement cost, grease trap emptying, septic tank emptying near me',
        negatives: 'jobs, diy, bacteria tablets, fish tank, course, shock',
        questions: [
          'What does emptying cost?',
          'How often must the tank be emptied?',
          'How far can your hose reach?',
        ],
      },
      de: {
        business: 'Grubenentleerungsdienst',
        businesses: 'Grubenentleerungsdienste',
        sells: 'Grubenentleerung',
        alsoCalled:
          'Grubenentleerung, Klärgrubenentleerung, Fäkalienabfuhr, Kleinkläranlagen-Fachbetrieb, Sickergruben-Entleerung',
        offers:
          'Klärgrube leeren, Fettabscheiderentleerung, Kleinkläranlage, Kläranlagenwartung, Sickergrube reinigen, Mobiltoiletten-Entleerung',
        searches:
          'klärgrube leeren lassen, grubenentleerung, kleinkläranlage einbauen, fettabscheider entleeren, kleinkläranlage wartung, sickergrube leeren, grubenentleerung kosten',
        negatives: 'jobs, kläranlage besichtigung, bakterien, aquarium, ausbildung, selber bauen',
        questions: [
          'Was kostet die Entleerung?',
          'Wie oft muss die Grube geleert werden?',
          'Wie lang ist Ihr Schlauch?',
        ],
      },
      fr: {
        business: 'entreprise de vidange de fosse',
        businesses: 'entreprises de vidange de fosse',
        sells: 'vidange de fosses',
        alsoCalled:
          'vidange de fosse septique, vidangeur, assainissement non collectif, installateur de micro-station',
        offers:
          'vidange de fosse septique, vidange de fosse toutes eaux, pose de micro-station, entretien de micro-station, vidange de bac à graisse, mise aux normes',
        searches:
          'vidange fosse septique, vidange fosse toutes eaux, prix vidange fosse septique, micro-station installation, entretien micro-station, vidange bac à graisse, assainissement individuel',
        negatives: 'emploi, formation, bactéries, voiture, moteur, aquarium, huile',
        questions: [
          'Combien coûte une vidange ?',
          'À quelle fréquence faut-il vidanger ?',
          'Remettez-vous un bordereau ?',
        ],
      },
    },
  },
  {
    id: 'water-damage',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: 60,
    interests: ['Renovation', 'Property management', 'Home improvement', 'Insurance', 'Insulation'],
    angles: ['speed', 'problem', 'proof'],
    words: {
      en: {
        business: 'restoration company',
        businesses: 'restoration companies',
        sells: 'water damage repairs',
        alsoCalled:
          'water damage restoration, fire damage restoration, flood restoration company, building drying company, mold removal company',
        offers:
          'water extraction, building drying, leak detection, mold removal, fire damage cleanup, smoke odor removal, full reinstatement',
        searches:
          'water damage restoration, flood damage repair, building drying, emergency water damage, leak detection, mold removal, fire damage restoration',
        negatives: 'jobs, phone, laptop, car, antique, diy, course, art',
        questions: [
          'How soon can you start drying?',
          'Do you deal with the insurance?',
          'How long does drying take?',
        ],
      },
      de: {
        business: 'Wasserschadensanierer',
        businesses: 'Wasserschadensanierer',
        sells: 'Wasserschadensanierung',
        alsoCalled:
          'Wasserschadensanierung, Brandschadensanierung, Bautrocknung, Schimmelsanierer, Leckageortung',
        offers:
          'Leckortung, Bautrocknung, Schimmelsanierung, Brandschadensanierung, Geruchsbeseitigung, Wiederherstellung, Dämmschichttrocknung',
        searches:
          'wasserschaden sanierung, bautrocknung, leckortung, wasserschaden notdienst, brandschadensanierung, schimmel entfernen lassen, estrich trocknen lassen',
        negatives: 'jobs, handy, laptop, auto, hausmittel, bautrockner kaufen, ausbildung',
        questions: [
          'Wie schnell beginnen Sie mit der Trocknung?',
          'Rechnen Sie mit der Versicherung ab?',
          'Wie lange dauert die Trocknung?',
        ],
      },
      fr: {
        business: 'entreprise après sinistre',
        businesses: 'entreprises après sinistre',
        sells: 'remise en état après dégât des eaux',
        alsoCalled:
          'rénovation après sinistre, dégât des eaux, assèchement de bâtiment, nettoyage après incendie, traitement des moisissures',
        offers:
          'recherche de fuite, assèchement, traitement des moisissures, nettoyage après incendie, désodorisation, remise en état complète',
        searches:
          'dégât des eaux entreprise, assèchement après dégât des eaux, recherche de fuite, nettoyage après incendie, rénovation après sinistre, traitement moisissure mur, inondation pompage',
        negatives: 'emploi, téléphone, ordinateur, voiture, lettre type, formation, produit',
        questions: [
          'Quand pouvez-vous intervenir ?',
          'Travaillez-vous avec les assurances ?',
          'Combien de temps dure l’assèchement ?',
        ],
      },
    },
  },
  {
    id: 'pest-control',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Gardening', 'Home improvement', 'Property management', 'Hospitality', 'Pets'],
    angles: ['speed', 'problem', 'proof'],
    words: {
      en: {
        business: 'pest control company',
        businesses: 'pest control companies',
        sells: 'pest control',
        alsoCalled: 'exterminator, pest controller, wasp nest removal, rat catcher, bed bug treatment',
        offers:
          'wasp nest removal, rat control, mouse control, bed bug treatment, ant control, pigeon proofing, pest prevention contract',
        searches:
          'pest control, wasp nest removal, rat control, bed bug treatment, mice exterminator, exterminator, pigeon control, pest control near me',
        negatives: 'jobs, course, diy, spray, traps, game, garden plants, license',
        questions: [
          'What does wasp nest removal cost?',
          'Is it safe for children and pets?',
          'How many visits are needed?',
        ],
      },
      de: {
        business: 'Schädlingsbekämpfer',
        businesses: 'Schädlingsbekämpfer',
        sells: 'Schädlingsbekämpfung',
        alsoCalled:
          'Schädlingsbekämpfung, Kammerjäger, Wespennest-Entfernung, Desinfektor und Kammerjäger, Taubenabwehr',
        offers:
          'Wespennest entfernen, Rattenbekämpfung, Mäusebekämpfung, Bettwanzenbekämpfung, Ameisenbekämpfung, Taubenabwehr, Holzwurmbekämpfung',
        searches:
          'kammerjäger, schädlingsbekämpfung, wespennest entfernen lassen, bettwanzen bekämpfen lassen, ratten bekämpfen lassen, kammerjäger kosten, taubenabwehr, kammerjäger in der nähe',
        negatives: 'jobs, ausbildung, hausmittel, falle kaufen, spray, spiel, zimmerpflanzen',
        questions: [
          'Was kostet ein Wespeneinsatz?',
          'Ist es sicher für Kinder und Haustiere?',
          'Wie viele Termine sind nötig?',
        ],
      },
      fr: {
        business: 'entreprise de lutte antinuisibles',
        businesses: 'entreprises de lutte antinuisibles',
        sells: 'traitement des nuisibles',
        alsoCalled:
          'dératisation, désinsectisation, dératiseur, traitement punaises de lit, destruction de nids de guêpes, désinsectiseur',
        offers:
          'destruction de nid de guêpes, dératisation, traitement des souris, traitement des punaises de lit, traitement des cafards, dépigeonnage, contrat de prévention',
        searches:
          'dératisation, nid de guêpes, punaises de lit traitement, désinsectisation, entreprise nuisibles, traitement cafards, frelon asiatique destruction, dépigeonnage',
        negatives: 'emploi, formation, piège, répulsif maison, produit, jeu, plantes',
        questions: [
          'Combien coûte une intervention ?',
          'Est-ce sans danger pour les enfants ?',
          'Combien de passages faut-il ?',
        ],
      },
    },
  },
  {
    id: 'appliance-repair',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: [
      'Household appliances',
      'Repairing things',
      'Kitchen appliances',
      'Laundry',
      'Household budgeting',
    ],
    angles: ['speed', 'price', 'problem'],
    words: {
      en: {
        business: 'appliance repair company',
        businesses: 'appliance repair companies',
        sells: 'appliance repairs',
        alsoCalled:
          'appliance repair, washing machine repair, appliance engineer, white goods repair, domestic appliance repair',
        offers:
          'washing machine repair, dishwasher repair, oven repair, fridge repair, dryer repair, fault diagnosis, appliance installation',
        searches:
          'washing machine repair, appliance repair, dishwasher repair, oven repair, fridge freezer repair, tumble dryer repair, appliance repair near me',
        negatives: 'jobs, manual, error codes, spare parts, diy, used, recall',
        questions: ['What does a repair cost?', 'Is the repair still worth it?', 'Do you come to my home?'],
      },
      de: {
        business: 'Hausgeräte-Kundendienst',
        businesses: 'Hausgeräte-Kundendienste',
        sells: 'Reparatur von Haushaltsgeräten',
        alsoCalled:
          'Haushaltsgeräte-Reparatur, Waschmaschinenreparatur, Waschmaschinen-Kundendienst, Elektrogeräte-Reparatur, Geschirrspüler-Reparatur',
        offers:
          'Waschmaschinenreparatur, Geschirrspülerreparatur, Backofenreparatur, Kühlschrankreparatur, Trocknerreparatur, Fehlerdiagnose, Geräteanschluss',
        searches:
          'waschmaschine reparatur, geschirrspüler reparatur, hausgeräte reparatur, backofen reparatur, kühlschrank reparatur, trockner reparatur, waschmaschine reparieren lassen',
        negatives:
          'jobs, bedienungsanleitung, fehlercode, ersatzteile, selber reparieren, gebraucht, rückruf',
        questions: [
          'Was kostet die Reparatur?',
          'Lohnt sich die Reparatur noch?',
          'Kommen Sie zu mir nach Hause?',
        ],
      },
      fr: {
        business: 'réparateur d’électroménager',
        businesses: 'réparateurs d’électroménager',
        sells: 'réparation d’électroménager',
        alsoCalled:
          'dépannage électroménager, réparation d’électroménager, réparation de lave-linge, dépanneur électroménager',
        offers:
          'réparation de lave-linge, réparation de lave-vaisselle, réparation de four, réparation de réfrigérateur, réparation de sèche-linge, diagnostic de panne, mise en service',
        searches:
          'réparation lave-linge, dépannage électroménager, réparation lave-vaisselle, réparation four, réparation frigo, réparateur machine à laver à domicile, réparation sèche-linge',
        negatives: 'emploi, formation, notice, code erreur, pièces détachées, occasion, tutoriel',
        questions: [
          'Combien coûte la réparation ?',
          'La réparation vaut-elle le coup ?',
          'Vous déplacez-vous à domicile ?',
        ],
      },
    },
  },
]
