import type { TradeEntry } from './trade-entry.ts'

export const footCareAndMedicalSupplies: readonly TradeEntry[] = [
  {
    id: 'medical-supplies',
    kind: 'health',
    schemaTypes: [],
    goal: 'sales',
    ways: ['visit', 'call', 'order'],
    radiusKm: 25,
    interests: ['Health care', 'Caregiving', 'Care for older people', 'Accessibility', 'Healthy ageing'],
    angles: ['range', 'ease', 'quality'],
    words: {
      en: {
        business: 'medical supply store',
        businesses: 'medical supply stores',
        sells: 'mobility aids and medical supplies',
        alsoCalled:
          'medical supplies, mobility aids, mobility equipment, home medical equipment, mobility scooters, surgical appliances',
        offers:
          'rollators, wheelchairs, mobility scooters, compression stockings, supports and braces, care beds, bath aids, equipment rental, home fitting',
        searches:
          'mobility aids, medical supplies, rollator, wheelchair hire, compression stockings, mobility scooter, care bed, bath aids, mobility shop near me',
        negatives: 'jobs, wholesale, distributor, supplier, donate, second hand, free',
        questions: [
          'Can I rent instead of buying?',
          'Does my insurance pay for it?',
          'Do you deliver and set up?',
        ],
      },
      de: {
        business: 'Sanitätshaus',
        businesses: 'Sanitätshäuser',
        sells: 'Hilfsmittel und Sanitätsbedarf',
        alsoCalled:
          'Sanitätsfachgeschäft, Sanitätsfachhandel, Orthopädietechnik, Rehatechnik, medizinische Hilfsmittel',
        offers:
          'Rollatoren, Rollstühle, Elektromobile, Kompressionsstrümpfe, Bandagen, Orthesen, Pflegebetten, Badehilfen, Brustprothetik, Hilfsmittelverleih',
        searches:
          'sanitätshaus, rollator kaufen, kompressionsstrümpfe, rollstuhl mieten, pflegebett, bandagen, elektromobil, badewannenlift, sanitätshaus in der nähe',
        negatives: 'jobs, ausbildung, großhandel, gehalt, spenden, gebraucht, erste-hilfe-kasten',
        questions: [
          'Zahlt die Krankenkasse das Hilfsmittel?',
          'Kann ich einen Rollstuhl mieten?',
          'Liefern Sie und stellen Sie alles ein?',
        ],
      },
      fr: {
        business: 'magasin de matériel médical',
        businesses: 'magasins de matériel médical',
        sells: 'matériel médical et aides à la mobilité',
        alsoCalled:
          'matériel médical, orthopédiste-orthésiste, matériel orthopédique, location de matériel médical, aides à la mobilité',
        offers:
          'déambulateurs, fauteuils roulants, scooters pour seniors, bas de contention, attelles et ceintures, lits médicalisés, aides pour le bain, location de matériel, installation à domicile',
        searches:
          'matériel médical, location fauteuil roulant, déambulateur, lit médicalisé, bas de contention, scooter senior, location lit médicalisé, chaise de douche, matériel médical près de chez moi',
        negatives: 'emploi, formation, grossiste, fournisseur, don, occasion, gratuit',
        questions: [
          'Peut-on louer au lieu d’acheter ?',
          'Est-ce remboursé ?',
          'Livrez-vous et installez-vous le matériel ?',
        ],
      },
    },
  },
  {
    id: 'orthopedic-shoes',
    kind: 'health',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'book', 'call'],
    radiusKm: 30,
    interests: ['Shoes', 'Foot care', 'Health care', 'Healthy ageing', 'Walking'],
    angles: ['quality', 'problem', 'proof'],
    words: {
      en: {
        business: 'orthopedic shoemaker',
        businesses: 'orthopedic shoemakers',
        sells: 'orthopedic shoes and insoles',
        alsoCalled:
          'orthopedic shoes, orthopaedic footwear, custom insoles, foot orthotics, orthopaedic shoemaker',
        offers:
          'foot scan, custom insoles, made-to-measure shoes, sports insoles, shoe modifications, comfort shoes, running analysis, shoes for diabetics',
        searches:
          'orthopedic shoes, custom insoles, foot scan, made to measure shoes, running analysis, sports insoles, comfort shoes wide feet, foot orthotics, custom insoles near me',
        negatives: 'jobs, course, wholesale, cheap, diy, amazon, second hand',
        questions: [
          'How much do custom insoles cost?',
          'Do I need a prescription?',
          'How long until they are ready?',
        ],
      },
      de: {
        business: 'Orthopädieschuhmacher',
        businesses: 'Orthopädieschuhmacher',
        sells: 'orthopädische Schuhe und Einlagen',
        alsoCalled:
          'Orthopädieschuhtechnik, Orthopädie-Schuhtechniker, orthopädische Schuhe, Einlagen nach Maß, orthopädische Maßschuhe',
        offers:
          'Fußscan, Einlagen nach Maß, orthopädische Maßschuhe, Sporteinlagen, Schuhzurichtungen, Bequemschuhe, Laufanalyse, Diabetikerschuhe',
        searches:
          'einlagen nach maß, orthopädieschuhmacher, orthopädische schuhe, fußscan, laufanalyse, sporteinlagen, maßschuhe orthopädisch, bequemschuhe, orthopädieschuhtechnik in der nähe',
        negatives: 'jobs, ausbildung, meisterschule, gehalt, großhandel, selber machen, gebraucht',
        questions: [
          'Was kosten Einlagen mit Rezept?',
          'Wie lange dauert die Anfertigung?',
          'Brauche ich ein Rezept?',
        ],
      },
      fr: {
        business: 'podo-orthésiste',
        businesses: 'podo-orthésistes',
        sells: 'chaussures et semelles orthopédiques',
        alsoCalled:
          'bottier orthopédiste, chaussures orthopédiques, semelles orthopédiques, bottier orthopédique, orthésiste podologique',
        offers:
          'analyse du pied, semelles sur mesure, chaussures orthopédiques sur mesure, semelles de sport, adaptation de chaussures, chaussures confort, analyse de la course, chaussures thérapeutiques',
        searches:
          'chaussures orthopédiques, semelles sur mesure, podo-orthésiste, semelles orthopédiques prix, chaussures sur mesure pieds sensibles, analyse de la foulée, chaussures confort, semelles sport',
        negatives: 'emploi, formation, grossiste, études, occasion, pas cher, fait maison',
        questions: [
          'Combien coûtent des semelles sur mesure ?',
          'Faut-il une ordonnance ?',
          'Quel est le délai de fabrication ?',
        ],
      },
    },
  },
  {
    id: 'podiatrist',
    kind: 'health',
    schemaTypes: ['Podiatric'],
    goal: 'leads',
    ways: ['book', 'call'],
    radiusKm: 20,
    interests: ['Foot care', 'Health care', 'Running', 'Healthy ageing', 'Walking'],
    words: {
      en: {
        business: 'podiatry practice',
        businesses: 'podiatry practices',
        sells: 'foot care and podiatry',
        alsoCalled: 'podiatrist, chiropodist, podiatry clinic, chiropody, foot clinic, foot care specialist',
        offers:
          'foot check, medical foot care, nail trimming, hard skin removal, ingrown nail treatment, verruca treatment, gait analysis, insoles, home visit',
        searches:
          'podiatrist, chiropodist, foot care, ingrown toenail treatment, podiatrist home visit, gait analysis, nail cutting for seniors, foot clinic, podiatrist near me',
        negatives: 'jobs, salary, course, degree, diy, foot cream, supplies, nail varnish',
        questions: [
          'How much does a first appointment cost?',
          'Do you make home visits?',
          'Do you treat ingrown nails?',
        ],
      },
      de: {
        business: 'Podologiepraxis',
        businesses: 'Podologiepraxen',
        sells: 'Fußpflege und Podologie',
        alsoCalled:
          'Podologe, Podologin, Podologie, medizinische Fußpflege, Fußpflegepraxis, mobile Fußpflege',
        offers:
          'medizinische Fußpflege, podologische Komplexbehandlung, Nagelbehandlung, Hornhautentfernung, Nagelkorrekturspange, Warzenbehandlung, Fußanalyse, Hausbesuch, diabetischer Fuß',
        searches:
          'podologie, podologe, medizinische fußpflege, fußpflege hausbesuch, mobile fußpflege, eingewachsener nagel behandlung, nagelspange, podologie termin, podologie in der nähe',
        negatives: 'jobs, ausbildung, gehalt, kurs, selber machen, creme, bedarf, nagellack',
        questions: [
          'Was kostet eine Behandlung ohne Rezept?',
          'Machen Sie Hausbesuche?',
          'Nehmen Sie neue Patienten auf?',
        ],
      },
      fr: {
        business: 'cabinet de podologie',
        businesses: 'cabinets de podologie',
        sells: 'soins des pieds et podologie',
        alsoCalled: 'podologue, pédicure-podologue, podologie, pédicurie médicale, pédicure médicale',
        offers:
          'soin de pédicurie, bilan podologique, coupe des ongles, soin des callosités, ongle incarné, semelles orthopédiques, analyse de la marche, visite à domicile',
        searches:
          'podologue, pédicure podologue, podologue à domicile, soin des pieds, ongle incarné podologue, bilan podologique, semelles podologue, rendez-vous podologue, podologue près de chez moi',
        negatives: 'emploi, salaire, études, concours, matériel, crème, vernis',
        questions: [
          'Combien coûte une séance ?',
          'Vous déplacez-vous à domicile ?',
          'Faites-vous aussi des semelles ?',
        ],
      },
    },
  },
]
