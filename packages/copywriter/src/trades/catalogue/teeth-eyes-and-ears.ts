import type { TradeEntry } from './trade-entry.ts'

export const teethEyesAndEars: readonly TradeEntry[] = [
  {
    id: 'dentist',
    kind: 'health',
    schemaTypes: ['Dentist'],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 15,
    interests: ['Dental care', 'Health care', 'Self-care', 'Parenting', 'Healthy ageing'],
    words: {
      en: {
        business: 'dentist',
        businesses: 'dentists',
        sells: 'dental check-ups and treatment',
        alsoCalled:
          'dental practice, dental surgery, dental office, dental clinic, family dentist, cosmetic dentist',
        offers:
          'dental check-up, scale and polish, professional teeth cleaning, fillings, crowns and bridges, root canal treatment, teeth whitening, veneers, emergency appointment, children’s dentistry',
        searches:
          'dentist, dentist appointment, emergency dentist, dentist taking new patients, dental check-up, teeth cleaning, teeth whitening dentist, family dentist, dentist near me',
        negatives: 'jobs, salary, course, dental nurse training, dental school, diy, home kit, game',
        questions: [
          'Are you taking new patients?',
          'How much does a check-up cost?',
          'How soon can I be seen with toothache?',
        ],
      },
      de: {
        business: 'Zahnarztpraxis',
        businesses: 'Zahnarztpraxen',
        sells: 'Zahnbehandlung und Vorsorge',
        alsoCalled:
          'Zahnarzt, Zahnärztin, Zahnmedizin, Zahnklinik, Familienzahnarzt, ästhetische Zahnheilkunde, Zahnheilkunde',
        offers:
          'Kontrolluntersuchung, professionelle Zahnreinigung, Füllungen, Kronen und Brücken, Wurzelbehandlung, Bleaching, Veneers, Kinderzahnheilkunde, Notfalltermin, Behandlung von Angstpatienten',
        searches:
          'zahnarzt, zahnarzt termin, zahnarztpraxis, professionelle zahnreinigung, zahnarzt notdienst, zahnarzt neue patienten, bleaching zahnarzt, kinderzahnarzt, zahnarzt in der nähe',
        negatives:
          'jobs, gehalt, ausbildung, zfa stellenangebote, studium zahnmedizin, hausmittel, selber machen, spiel',
        questions: [
          'Nehmen Sie neue Patienten auf?',
          'Was kostet eine professionelle Zahnreinigung?',
          'Bekomme ich bei Zahnschmerzen sofort einen Termin?',
        ],
      },
      fr: {
        business: 'cabinet dentaire',
        businesses: 'cabinets dentaires',
        sells: 'soins dentaires et contrôles',
        alsoCalled: 'dentiste, chirurgien-dentiste, clinique dentaire, centre dentaire, médecin-dentiste',
        offers:
          'contrôle dentaire, détartrage, soin de carie, couronne, bridge, traitement de racine, blanchiment dentaire, facettes, urgence dentaire, soins dentaires pour enfants',
        searches:
          'dentiste, dentiste rendez-vous, cabinet dentaire, urgence dentaire, détartrage, dentiste nouveaux patients, blanchiment dentaire dentiste, dentiste pour enfants, dentiste près de chez moi',
        negatives: 'emploi, salaire, formation, assistante dentaire, études, remède maison, gratuit, jeu',
        questions: [
          'Prenez-vous de nouveaux patients ?',
          'Combien coûte un détartrage ?',
          'Recevez-vous en urgence en cas de douleur ?',
        ],
      },
    },
  },
  {
    id: 'orthodontist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 25,
    interests: ['Dental care', 'Health care', 'Parenting', 'Teenagers', 'Beauty'],
    words: {
      en: {
        business: 'orthodontist',
        businesses: 'orthodontists',
        sells: 'braces and aligners',
        alsoCalled:
          'orthodontic practice, orthodontics, orthodontic clinic, clear aligners, teeth straightening, dental braces',
        offers:
          'first consultation, fixed braces, clear aligners, ceramic braces, lingual braces, retainers, braces for children, braces for adults, 3D scan',
        searches:
          'orthodontist, braces for adults, clear aligners, teeth straightening, invisible braces, orthodontist consultation, braces for teenagers, braces cost, orthodontist near me',
        negatives: 'jobs, salary, course, diy, knee braces, residency, homemade',
        questions: [
          'How much do braces cost?',
          'How long does treatment take?',
          'Can I pay in installments?',
        ],
      },
      de: {
        business: 'Praxis für Kieferorthopädie',
        businesses: 'Praxen für Kieferorthopädie',
        sells: 'Zahnspangen und Schienen',
        alsoCalled:
          'Kieferorthopäde, Kieferorthopädin, Kieferorthopädie, Zahnspange, Aligner, Zahnkorrektur, KFO-Praxis',
        offers:
          'Erstberatung, feste Zahnspange, lose Zahnspange, Aligner-Schienen, Keramikbrackets, Lingualtechnik, Retainer, Zahnspange für Kinder, Zahnspange für Erwachsene, 3D-Scan',
        searches:
          'kieferorthopäde, zahnspange erwachsene, unsichtbare zahnspange, aligner kosten, zahnkorrektur, kieferorthopädie termin, zahnspange kind, zahnschienen, kieferorthopäde in der nähe',
        negatives: 'jobs, gehalt, ausbildung, weiterbildung, selber machen, knieschiene, gebraucht',
        questions: [
          'Was kostet eine Zahnspange?',
          'Wie lange dauert die Behandlung?',
          'Was übernimmt die Kasse?',
        ],
      },
      fr: {
        business: 'cabinet d’orthodontie',
        businesses: 'cabinets d’orthodontie',
        sells: 'bagues et gouttières',
        alsoCalled:
          'orthodontiste, orthodontie, gouttières dentaires, aligneurs dentaires, appareil dentaire, bagues dentaires',
        offers:
          'première consultation, appareil fixe, gouttières transparentes, bagues en céramique, orthodontie linguale, contention, orthodontie enfant, orthodontie adulte, empreinte 3D',
        searches:
          'orthodontiste, orthodontie adulte, gouttières transparentes, appareil dentaire invisible, prix gouttières dentaires, appareil dentaire enfant, rendez-vous orthodontiste, bagues dentaires adulte, orthodontiste près de chez moi',
        negatives: 'emploi, salaire, formation, études, fait maison, gouttière toit, occasion',
        questions: [
          'Combien coûte un traitement ?',
          'Combien de temps porte-t-on l’appareil ?',
          'Le traitement est-il remboursé ?',
        ],
      },
    },
  },
  {
    id: 'dental-implants',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 50,
    interests: ['Dental care', 'Health care', 'Healthy ageing', 'Self-care'],
    angles: ['proof', 'quality', 'ease'],
    words: {
      en: {
        business: 'dental implant clinic',
        businesses: 'dental implant clinics',
        sells: 'dental implants',
        alsoCalled:
          'implant dentist, dental implants, implantologist, implant dentistry, oral surgery clinic, tooth implants',
        offers:
          'implant consultation, single tooth implant, full-arch implants, implant-supported denture, bone grafting, sinus lift, implant crown, 3D X-ray, sedation',
        searches:
          'dental implants, tooth implant, dental implant cost, implant dentist, full mouth dental implants, dental implant clinic, single tooth implant, implant dentures, dental implants near me',
        negatives: 'jobs, course, training, manufacturer, supplier, hair implants, breast implants, free',
        questions: [
          'How much does one implant cost?',
          'How many appointments does it take?',
          'Can I pay monthly?',
        ],
      },
      de: {
        business: 'Zahnklinik für Implantate',
        businesses: 'Zahnkliniken für Implantate',
        sells: 'Zahnimplantate',
        alsoCalled:
          'Implantologe, Implantologie, Zahnimplantate, Implantatzentrum, Oralchirurgie, Praxis für Oralchirurgie',
        offers:
          'Implantatberatung, Einzelimplantat, feste Zähne auf vier Implantaten, implantatgetragene Prothese, Knochenaufbau, Sinuslift, Implantatkrone, 3D-Röntgen, Behandlung in Dämmerschlaf',
        searches:
          'zahnimplantat, zahnimplantate kosten, implantologe, implantologie, feste zähne, implantat beratung, zahnersatz implantat, oralchirurg, zahnimplantat in der nähe',
        negatives:
          'jobs, fortbildung, curriculum, hersteller, großhandel, haarimplantate, brustimplantate, forum',
        questions: [
          'Was kostet ein Zahnimplantat?',
          'Wie viele Termine sind nötig?',
          'Ist eine Ratenzahlung möglich?',
        ],
      },
      fr: {
        business: 'clinique d’implants dentaires',
        businesses: 'cliniques d’implants dentaires',
        sells: 'implants dentaires',
        alsoCalled:
          'implantologue, implantologie, implants dentaires, dentiste implantologue, centre d’implantologie, chirurgie orale',
        offers:
          'consultation implant, implant unitaire, implants toute la mâchoire, prothèse sur implants, greffe osseuse, couronne sur implant, radio 3D, sédation consciente',
        searches:
          'implant dentaire, prix implant dentaire, implantologue, dentiste implantologue, pose implant dentaire, dents fixes sur implants, consultation implant dentaire, centre implantologie',
        negatives: 'emploi, formation, fabricant, fournisseur, implant capillaire, implant mammaire, gratuit',
        questions: [
          'Combien coûte un implant ?',
          'Combien de rendez-vous faut-il prévoir ?',
          'Peut-on payer en plusieurs fois ?',
        ],
      },
    },
  },
  {
    id: 'eye-clinic',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 40,
    interests: ['Health care', 'Eyewear', 'Contact lenses', 'Healthy ageing'],
    words: {
      en: {
        business: 'eye clinic',
        businesses: 'eye clinics',
        sells: 'eye examinations and treatment',
        alsoCalled:
          'ophthalmologist, eye doctor, eye surgeon, ophthalmology practice, laser eye clinic, eye specialist',
        offers:
          'eye examination, laser eye surgery, lens replacement, cataract surgery, contact lens fitting, children’s eye check, glaucoma screening, suitability consultation',
        searches:
          'eye clinic, eye doctor, ophthalmologist, laser eye surgery, eye examination, laser eye surgery cost, eye specialist appointment, private eye clinic, eye doctor near me',
        negatives: 'jobs, salary, course, glasses frames, home remedies, free, make-up',
        questions: [
          'How soon can I get an appointment?',
          'How much does laser eye surgery cost?',
          'Do I need a referral?',
        ],
      },
      de: {
        business: 'Augenarztpraxis',
        businesses: 'Augenarztpraxen',
        sells: 'Augenuntersuchungen und Behandlungen',
        alsoCalled: 'Augenarzt, Augenärztin, Augenklinik, Augenzentrum, Augenlaserzentrum, Augenheilkunde',
        offers:
          'Augenuntersuchung, Augenlasern, Linsenimplantation, Kataraktoperation, Kontaktlinsenanpassung, Sehschule, Glaukomvorsorge, Führerscheingutachten',
        searches:
          'augenarzt, augenarzt termin, augenklinik, augen lasern, augen lasern kosten, augenuntersuchung, augenärztin, sehtest führerschein augenarzt, augenarzt in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, hausmittel, brillengestell, make-up',
        questions: [
          'Wie schnell bekomme ich einen Termin?',
          'Was kostet Augenlasern?',
          'Brauche ich eine Überweisung?',
        ],
      },
      fr: {
        business: 'cabinet d’ophtalmologie',
        businesses: 'cabinets d’ophtalmologie',
        sells: 'examens et soins des yeux',
        alsoCalled:
          'ophtalmologue, ophtalmologiste, ophtalmologie, clinique des yeux, centre ophtalmologique, médecin des yeux',
        offers:
          'examen de la vue, chirurgie laser des yeux, opération de la cataracte, adaptation de lentilles, fond d’œil, dépistage du glaucome, bilan enfant',
        searches:
          'ophtalmologue, rendez-vous ophtalmologue, ophtalmologue rapide, opération laser yeux, prix opération laser yeux, examen de la vue, centre ophtalmologique, clinique des yeux',
        negatives: 'emploi, salaire, études, formation, remède maison, monture lunettes, maquillage',
        questions: [
          'Dans quel délai puis-je avoir un rendez-vous ?',
          'Combien coûte une opération au laser ?',
          'Faut-il une ordonnance ?',
        ],
      },
    },
  },
  {
    id: 'hearing-aids',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'visit', 'call'],
    radiusKm: 25,
    interests: ['Healthy ageing', 'Health care', 'Care for older people', 'Grandparenting'],
    words: {
      en: {
        business: 'hearing aid center',
        businesses: 'hearing aid centers',
        sells: 'hearing aids and hearing tests',
        alsoCalled:
          'hearing care professional, hearing aid audiologist, hearing aids, audiologist, hearing center, hearing aid acoustician',
        offers:
          'hearing test, hearing aid fitting, hearing aid trial, rechargeable hearing aids, in-ear hearing aids, hearing aid repair, batteries, hearing protection, aftercare',
        searches:
          'hearing aids, hearing test, hearing aid center, audiologist, hearing aid trial, in-ear hearing aids, rechargeable hearing aids, hearing aid repair, hearing test near me',
        negatives: 'jobs, salary, course, online test app, used, headphones, free download',
        questions: [
          'How much do hearing aids cost?',
          'Can I try them at home first?',
          'How long does a hearing test take?',
        ],
      },
      de: {
        business: 'Hörakustiker',
        businesses: 'Hörakustiker',
        sells: 'Hörgeräte und Hörtests',
        alsoCalled: 'Hörgeräteakustiker, Hörgeräte, Hörakustik, Hörgerätefachgeschäft, Hörstudio, Hörzentrum',
        offers:
          'Hörtest, Hörgeräteanpassung, Probetragen, Akku-Hörgeräte, Im-Ohr-Hörgeräte, Hörgerätereparatur, Hörgerätebatterien, Gehörschutz, Nachsorge',
        searches:
          'hörgeräte, hörtest, hörakustiker, hörgeräte testen, im-ohr-hörgerät, hörgeräte kosten, akku hörgeräte, hörgeräte reparatur, hörakustiker in der nähe',
        negatives: 'jobs, gehalt, ausbildung, meisterschule, hörtest app, gebraucht, kopfhörer',
        questions: [
          'Was kosten Hörgeräte mit Kassenzuschuss?',
          'Kann ich Hörgeräte zu Hause testen?',
          'Wie lange dauert ein Hörtest?',
        ],
      },
      fr: {
        business: 'audioprothésiste',
        businesses: 'audioprothésistes',
        sells: 'appareils auditifs et tests d’audition',
        alsoCalled: 'centre auditif, audioprothèse, appareils auditifs, centre d’audition, prothèse auditive',
        offers:
          'test auditif, adaptation d’appareil auditif, essai à domicile, appareils rechargeables, appareils intra-auriculaires, réparation d’appareil auditif, piles auditives, protection auditive, suivi',
        searches:
          'appareil auditif, audioprothésiste, test auditif, centre auditif, prix appareil auditif, essai appareil auditif, appareil auditif rechargeable, réparation appareil auditif, audioprothésiste près de chez moi',
        negatives: 'emploi, salaire, études, formation, occasion, casque audio, application',
        questions: [
          'Combien coûte un appareil auditif ?',
          'Peut-on l’essayer avant d’acheter ?',
          'Que rembourse la mutuelle ?',
        ],
      },
    },
  },
]
