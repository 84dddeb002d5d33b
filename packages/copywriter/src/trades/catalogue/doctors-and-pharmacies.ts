import type { TradeEntry } from './trade-entry.ts'

export const doctorsAndPharmacies: readonly TradeEntry[] = [
  {
    id: 'general-practice',
    kind: 'health',
    schemaTypes: ['PrimaryCare'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 10,
    interests: ['Health care', 'Healthy ageing', 'Parenting', 'Nutrition'],
    angles: ['ease', 'time', 'place'],
    words: {
      en: {
        business: 'general practice',
        businesses: 'general practices',
        sells: 'medical care',
        alsoCalled:
          'GP, GP surgery, family doctor, general practitioner, family medicine practice, private GP, primary care doctor',
        offers:
          'GP appointment, health check, vaccinations, travel vaccinations, blood test, prescription renewal, home visit, video consultation, medical certificate',
        searches:
          'gp appointment, private gp, family doctor, doctor accepting new patients, health check, travel vaccinations, same day gp appointment, video consultation doctor, doctor near me',
        negatives: 'jobs, salary, medical school, course, free advice, forum, tv series',
        questions: [
          'Are you taking new patients?',
          'Can I get an appointment today?',
          'Do you offer video consultations?',
        ],
      },
      de: {
        business: 'Hausarztpraxis',
        businesses: 'Hausarztpraxen',
        sells: 'hausärztliche Betreuung',
        alsoCalled:
          'Hausarzt, Hausärztin, Allgemeinarzt, Allgemeinmedizin, Facharzt für Allgemeinmedizin, praktischer Arzt, Familienmedizin',
        offers:
          'Sprechstunde, Gesundheits-Check-up, Impfungen, Reiseimpfungen, Blutabnahme, Folgerezept, Hausbesuch, Videosprechstunde, Krankschreibung',
        searches:
          'hausarzt, hausarzt neue patienten, hausarzt termin, allgemeinarzt, hausärztin, check-up hausarzt, reiseimpfung, videosprechstunde, hausarzt in der nähe',
        negatives: 'jobs, gehalt, studium, weiterbildung, famulatur, serie, forum',
        questions: [
          'Nehmen Sie neue Patienten auf?',
          'Bekomme ich noch heute einen Termin?',
          'Bieten Sie Videosprechstunden an?',
        ],
      },
      fr: {
        business: 'cabinet de médecine générale',
        businesses: 'cabinets de médecine générale',
        sells: 'soins de médecine générale',
        alsoCalled:
          'médecin généraliste, médecin de famille, médecin traitant, médecine générale, généraliste',
        offers:
          'consultation, bilan de santé, vaccinations, vaccins de voyage, prise de sang, renouvellement d’ordonnance, visite à domicile, téléconsultation, certificat médical',
        searches:
          'médecin généraliste, médecin traitant nouveaux patients, rendez-vous médecin, médecin de famille, téléconsultation, bilan de santé, certificat médical sport, médecin près de chez moi',
        negatives: 'emploi, salaire, études de médecine, remplacement, forum, série, gratuit',
        questions: [
          'Acceptez-vous de nouveaux patients ?',
          'Puis-je être reçu aujourd’hui ?',
          'Proposez-vous la téléconsultation ?',
        ],
      },
    },
  },
  {
    id: 'dermatologist',
    kind: 'health',
    schemaTypes: ['Dermatology'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 30,
    interests: ['Skin care', 'Sun care', 'Health care', 'Aesthetic treatments', 'Anti-ageing care'],
    words: {
      en: {
        business: 'dermatology practice',
        businesses: 'dermatology practices',
        sells: 'skin checks and skin treatment',
        alsoCalled: 'dermatologist, skin doctor, dermatology clinic, skin specialist, private dermatologist',
        offers:
          'skin check, mole check, skin consultation, mole removal, laser treatment, allergy test, hair and scalp consultation, children’s dermatology',
        searches:
          'dermatologist, dermatologist appointment, mole check, skin check, private dermatologist, skin specialist, mole removal, dermatology clinic, dermatologist near me',
        negatives: 'jobs, salary, medical school, home remedies, pictures, free, diy, brand cream',
        questions: ['How soon can I be seen?', 'How much does a skin check cost?', 'Do I need a referral?'],
      },
      de: {
        business: 'Hautarztpraxis',
        businesses: 'Hautarztpraxen',
        sells: 'Hautvorsorge und Hautbehandlung',
        alsoCalled:
          'Hautarzt, Hautärztin, Dermatologe, Dermatologin, Dermatologie, Facharzt für Hautkrankheiten',
        offers:
          'Hautscreening, Muttermalkontrolle, Hautsprechstunde, Muttermalentfernung, Laserbehandlung, Allergietest, Haarsprechstunde, Kinderdermatologie',
        searches:
          'hautarzt, hautarzt termin, dermatologe, hautscreening, muttermal entfernen, hautärztin, privatpraxis hautarzt, allergietest hautarzt, hautarzt in der nähe',
        negatives: 'jobs, gehalt, studium, hausmittel, bilder, forum, creme test',
        questions: [
          'Wie schnell bekomme ich einen Termin?',
          'Was kostet ein Hautscreening?',
          'Behandeln Sie gesetzlich und privat Versicherte?',
        ],
      },
      fr: {
        business: 'cabinet de dermatologie',
        businesses: 'cabinets de dermatologie',
        sells: 'contrôles et soins de la peau',
        alsoCalled:
          'dermatologue, dermatologie, médecin de la peau, centre de dermatologie, dermatologue vénérologue',
        offers:
          'contrôle de la peau, contrôle des grains de beauté, consultation dermatologique, retrait de grain de beauté, traitement laser, test d’allergie, consultation cheveux, dermatologie de l’enfant',
        searches:
          'dermatologue, rendez-vous dermatologue, dermatologue rapide, contrôle grain de beauté, dermatologue laser, enlever grain de beauté, centre dermatologie, dermatologue près de chez moi',
        negatives: 'emploi, salaire, études, remède maison, photos, forum, gratuit',
        questions: [
          'Dans quel délai obtient-on un rendez-vous ?',
          'Combien coûte un contrôle de la peau ?',
          'Faut-il une lettre du médecin traitant ?',
        ],
      },
    },
  },
  {
    id: 'pediatrician',
    kind: 'health',
    schemaTypes: ['Pediatric'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 15,
    interests: ['Parenting', 'Babies', 'Toddlers', 'School children', 'Health care'],
    angles: ['ease', 'time', 'place'],
    words: {
      en: {
        business: 'pediatric practice',
        businesses: 'pediatric practices',
        sells: 'medical care for babies and children',
        alsoCalled:
          'pediatrician, paediatrician, children’s doctor, paediatric clinic, pediatric clinic, private paediatrician',
        offers:
          'newborn check, developmental check, child vaccinations, sick child appointment, allergy test, school check-up, advice for parents, video consultation',
        searches:
          'pediatrician, children’s doctor, pediatrician accepting new patients, private paediatrician, baby check-up, child vaccinations, pediatrician appointment, newborn doctor, pediatrician near me',
        negatives: 'jobs, salary, medical school, dosage, forum, toy doctor kit, game',
        questions: [
          'Do you have room for a newborn?',
          'Can a sick child be seen today?',
          'Which vaccinations are due, and when?',
        ],
      },
      de: {
        business: 'Kinderarztpraxis',
        businesses: 'Kinderarztpraxen',
        sells: 'Vorsorge und Behandlung für Kinder',
        alsoCalled:
          'Kinderarzt, Kinderärztin, Kinder- und Jugendarzt, Kinder- und Jugendmedizin, Kinderheilkunde, Pädiater',
        offers:
          'U-Untersuchungen, Jugenduntersuchung J1, Kinderimpfungen, Akutsprechstunde, Allergietest, Elternberatung, Schuluntersuchung, Videosprechstunde',
        searches:
          'kinderarzt, kinderarzt neue patienten, kinderärztin, kinderarzt neugeborene, u-untersuchung termin, kinderarzt termin, privater kinderarzt, kinderimpfung, kinderarzt in der nähe',
        negatives: 'jobs, gehalt, studium, weiterbildung, forum, spielzeug, arztkoffer',
        questions: [
          'Nehmen Sie Neugeborene auf?',
          'Bekommt ein krankes Kind heute einen Termin?',
          'Wann ist die nächste U-Untersuchung fällig?',
        ],
      },
      fr: {
        business: 'cabinet de pédiatrie',
        businesses: 'cabinets de pédiatrie',
        sells: 'suivi et soins des bébés et enfants',
        alsoCalled: 'pédiatre, pédiatrie, médecin pour enfants, médecin pour bébés, centre pédiatrique',
        offers:
          'suivi du nourrisson, bilan de développement, vaccins de l’enfant, consultation d’urgence, test d’allergie, certificat de crèche, conseils aux parents, téléconsultation',
        searches:
          'pédiatre, pédiatre nouveaux patients, rendez-vous pédiatre, pédiatre nouveau-né, médecin pour enfants, pédiatre urgence, vaccin bébé pédiatre, pédiatre près de chez moi',
        negatives: 'emploi, salaire, études, puéricultrice concours, forum, jouet, posologie',
        questions: [
          'Prenez-vous les nouveau-nés ?',
          'Un enfant malade est-il reçu le jour même ?',
          'À quel rythme sont les visites de suivi ?',
        ],
      },
    },
  },
  {
    id: 'pharmacy',
    kind: 'health',
    schemaTypes: ['Pharmacy'],
    goal: 'sales',
    ways: ['visit', 'order', 'call'],
    radiusKm: 8,
    interests: ['Pharmacies', 'Vitamins and supplements', 'Health care', 'Skin care', 'Baby products'],
    angles: ['ease', 'place', 'range'],
    words: {
      en: {
        business: 'pharmacy',
        businesses: 'pharmacies',
        sells: 'medicines and health products',
        alsoCalled:
          'chemist, dispensing chemist, drugstore pharmacy, community pharmacy, late-night pharmacy',
        offers:
          'prescription collection, over-the-counter medicines, home delivery, vaccinations, travel health advice, blood pressure check, compression stockings, skin care, baby care, vitamins',
        searches:
          'pharmacy, chemist, pharmacy open now, prescription delivery, late night pharmacy, order prescription, flu vaccination pharmacy, pharmacy delivery, pharmacy near me',
        negatives:
          'jobs, salary, pharmacist degree, pharmacy technician course, wholesale, side effects, without prescription',
        questions: [
          'Do you have my medicine in stock?',
          'Do you deliver to my home?',
          'Are you open this weekend?',
        ],
      },
      de: {
        business: 'Apotheke',
        businesses: 'Apotheken',
        sells: 'Arzneimittel und Gesundheitsprodukte',
        alsoCalled: 'Notdienstapotheke, Stadtapotheke, Nachtapotheke, Notfallapotheke',
        offers:
          'E-Rezept einlösen, rezeptfreie Arzneimittel, Botendienst, Impfungen, Reiseberatung, Blutdruckmessung, Kompressionsstrümpfe anmessen, Hautpflege, Babybedarf, Milchpumpenverleih',
        searches:
          'apotheke, apotheke notdienst, e-rezept einlösen, apotheke geöffnet, apotheke botendienst, medikamente vorbestellen, impfen in der apotheke, milchpumpe ausleihen, apotheke in der nähe',
        negatives: 'jobs, gehalt, pta ausbildung, studium pharmazie, großhandel, nebenwirkungen, ohne rezept',
        questions: ['Ist mein Medikament vorrätig?', 'Liefern Sie nach Hause?', 'Haben Sie heute Notdienst?'],
      },
      fr: {
        business: 'pharmacie',
        businesses: 'pharmacies',
        sells: 'médicaments et produits de santé',
        alsoCalled: 'officine, pharmacie de garde, parapharmacie, pharmacien, pharmacienne',
        offers:
          'ordonnance en ligne, médicaments sans ordonnance, livraison à domicile, vaccination, conseils voyage, prise de tension, bas de contention, soins de la peau, produits bébé, location de tire-lait',
        searches:
          'pharmacie, pharmacie de garde, pharmacie ouverte, livraison médicaments, parapharmacie, vaccin grippe pharmacie, location tire-lait, envoyer ordonnance pharmacie, pharmacie près de chez moi',
        negatives:
          'emploi, salaire, études de pharmacie, préparateur formation, grossiste, effets secondaires',
        questions: [
          'Avez-vous mon médicament en stock ?',
          'Livrez-vous à domicile ?',
          'Êtes-vous ouverts le dimanche ?',
        ],
      },
    },
  },
]
