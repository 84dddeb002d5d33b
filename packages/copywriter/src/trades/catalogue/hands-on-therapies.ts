import type { TradeEntry } from './trade-entry.ts'

export const handsOnTherapies: readonly TradeEntry[] = [
  {
    id: 'physiotherapist',
    kind: 'health',
    schemaTypes: ['Physiotherapy'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 15,
    interests: [
      'Physiotherapy',
      'Back exercises',
      'Stretching and mobility',
      'Running',
      'Ergonomics',
      'Fitness',
    ],
    words: {
      en: {
        business: 'physiotherapy practice',
        businesses: 'physiotherapy practices',
        sells: 'physiotherapy',
        alsoCalled:
          'physiotherapist, physical therapist, physio clinic, physical therapy clinic, sports physio, physiotherapy',
        offers:
          'initial assessment, physiotherapy session, manual therapy, sports physiotherapy, exercise therapy, lymphatic drainage, taping, rehab after surgery, home visit',
        searches:
          'physiotherapist, physiotherapy, physio appointment, sports physio, private physiotherapy, physiotherapist home visit, manual therapy, lymphatic drainage, physio near me',
        negatives: 'jobs, salary, degree, course, exercises pdf, free, equipment, animal',
        questions: ['Do I need a referral?', 'How long is a session?', 'How soon can I start?'],
      },
      de: {
        business: 'Physiotherapiepraxis',
        businesses: 'Physiotherapiepraxen',
        sells: 'Physiotherapie',
        alsoCalled: 'Physiotherapeut, Physiotherapeutin, Physiotherapie, Krankengymnastik, Physio-Praxis',
        offers:
          'Krankengymnastik, manuelle Therapie, Lymphdrainage, Massage auf Rezept, Fango, Sportphysiotherapie, Gerätetraining, Kiefergelenkbehandlung, Hausbesuch',
        searches:
          'physiotherapie, krankengymnastik, physiotherapie termin, manuelle therapie, lymphdrainage, physiotherapie hausbesuch, sportphysiotherapie, physiotherapeut, physiotherapie in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, fortbildung, übungen pdf, kostenlos, hund',
        questions: [
          'Brauche ich ein Rezept?',
          'Wie schnell bekomme ich einen Termin?',
          'Kommen Sie auch nach Hause?',
        ],
      },
      fr: {
        business: 'cabinet de kinésithérapie',
        businesses: 'cabinets de kinésithérapie',
        sells: 'séances de kiné et rééducation',
        alsoCalled:
          'kinésithérapeute, kiné, kinésithérapie, physiothérapeute, physiothérapie, masseur-kinésithérapeute, kiné du sport',
        offers:
          'bilan kiné, séance de kinésithérapie, rééducation après opération, kiné du sport, drainage lymphatique, thérapie manuelle, rééducation périnéale, kiné à domicile',
        searches:
          'kinésithérapeute, kiné, rendez-vous kiné, kiné à domicile, kiné du sport, drainage lymphatique kiné, physiothérapie, rééducation périnéale, kiné près de chez moi',
        negatives: 'emploi, salaire, études, formation, remplacement, exercices pdf, chien',
        questions: [
          'Faut-il une ordonnance ?',
          'Combien de temps dure une séance ?',
          'Quand puis-je commencer ?',
        ],
      },
    },
  },
  {
    id: 'osteopath',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 20,
    interests: ['Osteopathy', 'Back exercises', 'Physiotherapy', 'Stretching and mobility', 'Babies'],
    words: {
      en: {
        business: 'osteopathy practice',
        businesses: 'osteopathy practices',
        sells: 'osteopathic treatment',
        alsoCalled: 'osteopath, osteopathy, osteopathic clinic, cranial osteopath, registered osteopath',
        offers:
          'first appointment, osteopathic treatment, cranial osteopathy, osteopathy for babies, sports osteopathy, osteopathy in pregnancy, follow-up treatment',
        searches:
          'osteopath, osteopathy, osteopath appointment, cranial osteopathy, osteopath for babies, sports osteopath, pregnancy osteopath, osteopath cost, osteopath near me',
        negatives: 'jobs, salary, school, course, degree, free, horse, dog',
        questions: [
          'How much does a treatment cost?',
          'How many sessions will I need?',
          'Do you treat babies?',
        ],
      },
      de: {
        business: 'Osteopathiepraxis',
        businesses: 'Osteopathiepraxen',
        sells: 'osteopathische Behandlungen',
        alsoCalled: 'Osteopath, Osteopathin, Osteopathie, Kinderosteopathie, Babyosteopathie',
        offers:
          'Erstbehandlung, osteopathische Behandlung, Kinderosteopathie, Säuglingsosteopathie, Sportosteopathie, Osteopathie in der Schwangerschaft, Folgebehandlung',
        searches:
          'osteopath, osteopathie, osteopath termin, osteopathie baby, kinderosteopathie, osteopathie kosten, osteopathie schwangerschaft, osteopathin, osteopath in der nähe',
        negatives: 'jobs, ausbildung, schule, studium, gehalt, fortbildung, pferd, hund',
        questions: [
          'Was kostet eine Behandlung?',
          'Zahlt die Krankenkasse einen Zuschuss?',
          'Behandeln Sie auch Babys?',
        ],
      },
      fr: {
        business: 'cabinet d’ostéopathie',
        businesses: 'cabinets d’ostéopathie',
        sells: 'séances d’ostéopathie',
        alsoCalled: 'ostéopathe, ostéopathie, ostéo, ostéopathe D.O., ostéopathe pour bébés',
        offers:
          'première séance, séance d’ostéopathie, ostéopathie du nourrisson, ostéopathie du sportif, ostéopathie femme enceinte, ostéopathie crânienne, séance à domicile',
        searches:
          'ostéopathe, rendez-vous ostéopathe, ostéopathe bébé, ostéopathe du sport, ostéopathe femme enceinte, ostéopathe à domicile, prix séance ostéopathe, ostéopathe urgence, ostéopathe près de chez moi',
        negatives: 'emploi, salaire, école, études, formation, cheval, chien, gratuit',
        questions: [
          'Quel est le prix d’une séance ?',
          'Ma mutuelle rembourse-t-elle ?',
          'Recevez-vous les nourrissons ?',
        ],
      },
    },
  },
  {
    id: 'chiropractor',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 25,
    interests: ['Chiropractic', 'Back exercises', 'Ergonomics', 'Stretching and mobility', 'Health care'],
    words: {
      en: {
        business: 'chiropractic practice',
        businesses: 'chiropractic practices',
        sells: 'chiropractic care',
        alsoCalled: 'chiropractor, chiropractic, chiropractic clinic, spine clinic, chiropractic center',
        offers:
          'first consultation, spinal check, chiropractic adjustment, posture analysis, sports chiropractic, care in pregnancy, follow-up visit',
        searches:
          'chiropractor, chiropractic clinic, chiropractor appointment, chiropractic adjustment, sports chiropractor, chiropractor cost, posture check, spine check, chiropractor near me',
        negatives: 'jobs, salary, school, course, asmr, videos, dog, free',
        questions: [
          'What happens at the first visit?',
          'How much does an adjustment cost?',
          'How many visits are usual?',
        ],
      },
      de: {
        business: 'Chiropraktiker',
        businesses: 'Chiropraktiker',
        sells: 'chiropraktische Behandlungen',
        alsoCalled: 'Chiropraktik, Chiropraktikerin, Chiropraktor, Chiropractic, Chiropraktikpraxis',
        offers:
          'Erstuntersuchung, chiropraktische Behandlung, Wirbelsäulencheck, Haltungsanalyse, Sportchiropraktik, Behandlung in der Schwangerschaft, Folgetermin',
        searches:
          'chiropraktiker, chiropraktik, chiropraktiker termin, chiropraktiker kosten, chiropraktor, einrenken chiropraktiker, haltungsanalyse, chiropraktiker in der nähe',
        negatives: 'jobs, ausbildung, studium, gehalt, video, hund, pferd',
        questions: [
          'Wie läuft der erste Termin ab?',
          'Was kostet eine Behandlung?',
          'Übernimmt meine Kasse einen Teil?',
        ],
      },
      fr: {
        business: 'cabinet de chiropraxie',
        businesses: 'cabinets de chiropraxie',
        sells: 'soins chiropratiques',
        alsoCalled: 'chiropracteur, chiropraticien, chiropraxie, chiropratique, chiropractrice',
        offers:
          'première consultation, ajustement chiropratique, bilan de la colonne, analyse de la posture, chiropraxie du sportif, suivi de grossesse, séance de suivi',
        searches:
          'chiropracteur, chiropraxie, rendez-vous chiropracteur, prix chiropracteur, chiropracteur dos, chiropracteur sportif, chiropraticien, chiropracteur près de chez moi',
        negatives: 'emploi, salaire, école, études, vidéo, chien, gratuit',
        questions: [
          'Comment se passe la première visite ?',
          'Combien coûte une séance ?',
          'Ma mutuelle participe-t-elle ?',
        ],
      },
    },
  },
  {
    id: 'acupuncturist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 25,
    interests: ['Acupuncture', 'Natural medicine', 'Shiatsu', 'Well-being', 'Relaxation'],
    words: {
      en: {
        business: 'acupuncture practice',
        businesses: 'acupuncture practices',
        sells: 'acupuncture',
        alsoCalled:
          'acupuncturist, acupuncture, acupuncture clinic, traditional Chinese medicine, TCM practice',
        offers:
          'first consultation, acupuncture session, ear acupuncture, cupping, moxibustion, cosmetic acupuncture, herbal advice, acupuncture in pregnancy',
        searches:
          'acupuncture, acupuncturist, acupuncture session, ear acupuncture, cosmetic acupuncture, cupping therapy, traditional chinese medicine, acupuncture cost, acupuncture near me',
        negatives: 'jobs, salary, course, school, needles wholesale, mat, points chart, dog',
        questions: ['Does it hurt?', 'How much does a session cost?', 'How many sessions are usual?'],
      },
      de: {
        business: 'Akupunkturpraxis',
        businesses: 'Akupunkturpraxen',
        sells: 'Akupunktur',
        alsoCalled: 'Akupunktur, Akupunkteur, TCM-Praxis, traditionelle chinesische Medizin, TCM-Therapeut',
        offers:
          'Erstgespräch, Akupunktursitzung, Ohrakupunktur, Schröpfen, Moxibustion, kosmetische Akupunktur, Kräuterberatung, geburtsvorbereitende Akupunktur',
        searches:
          'akupunktur, akupunktur termin, tcm praxis, ohrakupunktur, akupunktur kosten, schröpfen, geburtsvorbereitende akupunktur, akupunktur arzt, akupunktur in der nähe',
        negatives: 'jobs, ausbildung, kurs, nadeln kaufen, akupressurmatte, punkte tafel, hund',
        questions: ['Tut Akupunktur weh?', 'Was kostet eine Sitzung?', 'Wie viele Sitzungen sind üblich?'],
      },
      fr: {
        business: 'cabinet d’acupuncture',
        businesses: 'cabinets d’acupuncture',
        sells: 'acupuncture',
        alsoCalled: 'acupuncteur, acupuncture, acupunctrice, médecine traditionnelle chinoise, praticien MTC',
        offers:
          'première consultation, séance d’acupuncture, auriculothérapie, ventouses, moxibustion, acupuncture esthétique, pharmacopée chinoise, acupuncture grossesse',
        searches:
          'acupuncteur, acupuncture, rendez-vous acupuncture, médecine chinoise, prix séance acupuncture, acupuncture grossesse, ventouses séance, auriculothérapie, acupuncteur près de chez moi',
        negatives: 'emploi, formation, école, aiguilles grossiste, tapis, planche points, chien',
        questions: [
          'Est-ce que ça fait mal ?',
          'Combien coûte une séance ?',
          'Combien de séances faut-il prévoir ?',
        ],
      },
    },
  },
  {
    id: 'occupational-therapist',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'book'],
    radiusKm: 20,
    interests: ['Parenting', 'School children', 'Accessibility', 'Caregiving', 'Health care'],
    words: {
      en: {
        business: 'occupational therapy practice',
        businesses: 'occupational therapy practices',
        sells: 'occupational therapy',
        alsoCalled:
          'occupational therapist, occupational therapy, children’s OT, pediatric occupational therapy, hand therapist',
        offers:
          'initial assessment, therapy session, occupational therapy for children, hand therapy, handwriting support, home visit, home adaptation advice, return-to-work support',
        searches:
          'occupational therapist, occupational therapy, children’s occupational therapist, private occupational therapist, hand therapy, occupational therapy assessment, home assessment occupational therapist, handwriting support',
        negatives: 'jobs, salary, degree, course, worksheets, toys, free',
        questions: [
          'How does a first session go?',
          'How long is the waiting time?',
          'Do you come to homes and schools?',
        ],
      },
      de: {
        business: 'Ergotherapiepraxis',
        businesses: 'Ergotherapiepraxen',
        sells: 'Ergotherapie',
        alsoCalled: 'Ergotherapeut, Ergotherapeutin, Ergotherapie, Handtherapie, Kinder-Ergotherapie',
        offers:
          'Erstgespräch, Ergotherapie für Kinder, Ergotherapie für Erwachsene, Handtherapie, Konzentrationstraining, Graphomotorik, Hirnleistungstraining, Hausbesuch, Hilfsmittelberatung',
        searches:
          'ergotherapie, ergotherapie kinder, ergotherapeut, ergotherapie termin, handtherapie, ergotherapie hausbesuch, konzentrationstraining kinder, ergotherapie freie plätze, ergotherapie in der nähe',
        negatives: 'jobs, gehalt, ausbildung, studium, fortbildung, arbeitsblätter, spielzeug, material',
        questions: [
          'Brauche ich eine Verordnung?',
          'Wie lange ist die Wartezeit?',
          'Kommen Sie auch ins Haus?',
        ],
      },
      fr: {
        business: 'cabinet d’ergothérapie',
        businesses: 'cabinets d’ergothérapie',
        sells: 'ergothérapie',
        alsoCalled:
          'ergothérapeute, ergothérapie, ergothérapeute pour enfants, ergothérapeute libéral, rééducation de la main',
        offers:
          'bilan ergothérapique, séance d’ergothérapie, ergothérapie enfant, rééducation de l’écriture, thérapie de la main, aménagement du logement, visite à domicile, conseil en aides techniques',
        searches:
          'ergothérapeute, ergothérapie enfant, bilan ergothérapie, ergothérapeute à domicile, ergothérapeute écriture, aménagement logement ergothérapeute, prix bilan ergothérapie, ergothérapeute près de chez moi',
        negatives: 'emploi, salaire, études, concours, fiches, jouets, matériel',
        questions: [
          'Comment se déroule le bilan ?',
          'Quel est le délai d’attente ?',
          'Intervenez-vous à l’école ou à domicile ?',
        ],
      },
    },
  },
]
