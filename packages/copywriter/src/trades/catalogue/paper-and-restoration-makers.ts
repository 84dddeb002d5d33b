import type { TradeEntry } from './trade-entry.ts'

export const paperAndRestorationMakers: readonly TradeEntry[] = [
  {
    id: 'print-maker',
    kind: 'makers',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'visit'],
    radiusKm: null,
    interests: [
      'Art prints',
      'Illustration',
      'Printmaking',
      'Home decor',
      'Handmade goods',
      'Greeting cards',
    ],
    words: {
      en: {
        business: 'print maker',
        businesses: 'print makers',
        sells: 'art prints',
        alsoCalled:
          'printmaker, printmaking studio, art print shop, poster shop, screen printing studio, letterpress studio',
        offers:
          'art prints, posters, linocuts, screen prints, greeting cards, limited editions, framed prints, commissioned illustrations',
        searches:
          'art prints, posters, wall art, linocut print, screen print, illustrated cards, limited edition print, nursery prints',
        negatives:
          'jobs, free printable, download, software, office printer, course, business cards, footprint',
        questions: [
          'Which paper do you print on?',
          'Are prints signed and numbered?',
          'Do you sell them framed?',
        ],
      },
      de: {
        business: 'Grafikwerkstatt',
        businesses: 'Grafikwerkstätten',
        sells: 'Kunstdrucke',
        alsoCalled:
          'Druckgrafikerin, Druckgrafiker, Druckatelier, Siebdruckatelier, Kunstdrucke, Posterladen, Druckwerkstatt',
        offers:
          'Kunstdrucke, Poster, Linolschnitte, Siebdrucke, Grußkarten, limitierte Editionen, gerahmte Drucke, Auftragsillustrationen',
        searches:
          'kunstdrucke, poster kaufen, wandbilder, linolschnitt kaufen, siebdruck poster, illustrierte postkarten, limitierte kunstdrucke, poster kinderzimmer',
        negatives: 'jobs, ausbildung, kostenlos, ausdrucken, software, drucker, kurs, visitenkarten',
        questions: [
          'Auf welchem Papier drucken Sie?',
          'Sind die Drucke signiert und nummeriert?',
          'Gibt es sie auch gerahmt?',
        ],
      },
      fr: {
        business: 'atelier de gravure et d’estampe',
        businesses: 'ateliers de gravure et d’estampe',
        sells: 'tirages d’art',
        alsoCalled:
          'graveur d’estampes, sérigraphe, atelier de sérigraphie, boutique d’affiches, atelier d’estampe',
        offers:
          'tirages d’art, affiches, linogravures, sérigraphies, cartes de vœux, éditions limitées, tirages encadrés, illustrations sur commande',
        searches:
          'affiche, tirage d’art, affiche illustrée, linogravure, sérigraphie, carte illustrée, estampe, affiche chambre enfant',
        negatives: 'emploi, formation, gratuit, à imprimer, logiciel, imprimante, cours, cartes de visite',
        questions: [
          'Sur quel papier imprimez-vous ?',
          'Les tirages sont-ils signés et numérotés ?',
          'Peut-on les acheter encadrés ?',
        ],
      },
    },
  },
  {
    id: 'bookbinder',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'order'],
    radiusKm: 100,
    interests: [
      'Bookbinding',
      'Stationery',
      'Antique books',
      'Handmade goods',
      'Paper crafts',
      'Photo books and prints',
    ],
    words: {
      en: {
        business: 'bookbindery',
        businesses: 'bookbinderies',
        sells: 'bookbinding',
        alsoCalled:
          'bookbinder, bookbinding, book restoration, thesis binding, book repair, binding workshop',
        offers:
          'thesis binding, book repair, leather binding, photo albums, guest books, custom boxes, gold embossing, notebooks',
        searches:
          'bookbinding, thesis binding, book repair, bookbinder, leather bound book, handmade photo album, wedding guest book, bookbinder near me',
        negatives: 'jobs, course, tutorial, supplies, free, ski binding, diy kit, accounting',
        questions: [
          'How fast is a thesis bound?',
          'What does a book repair cost?',
          'Can you emboss a title?',
        ],
      },
      de: {
        business: 'Buchbinderei',
        businesses: 'Buchbindereien',
        sells: 'Bucheinbände',
        alsoCalled:
          'Buchbinder, Buchbinderin, Buchbindewerkstatt, Buchrestaurierung, Buchbindermeister, Handbuchbinderei',
        offers:
          'Abschlussarbeiten binden, Buchreparatur, Ledereinbände, Fotoalben, Gästebücher, Schachteln nach Maß, Goldprägung, Notizbücher',
        searches:
          'buchbinderei, bachelorarbeit binden lassen, buch reparieren lassen, buchbinder, ledereinband, fotoalbum handgemacht, gästebuch hochzeit, buchbinderei in der nähe',
        negatives: 'jobs, ausbildung, kurs, anleitung, zubehör, kostenlos, skibindung, selber machen',
        questions: [
          'Wie schnell ist eine Abschlussarbeit gebunden?',
          'Was kostet eine Buchreparatur?',
          'Können Sie einen Titel prägen?',
        ],
      },
      fr: {
        business: 'atelier de reliure',
        businesses: 'ateliers de reliure',
        sells: 'reliure',
        alsoCalled:
          'relieur, relieuse, reliure d’art, restauration de livres, relieur doreur, reliure artisanale',
        offers:
          'reliure de mémoires, réparation de livres, reliure cuir, albums photo, livres d’or, coffrets sur mesure, dorure, carnets',
        searches:
          'reliure livre, relieur, reliure mémoire, réparation livre ancien, reliure cuir, album photo artisanal, livre d’or mariage, relieur près de chez moi',
        negatives: 'emploi, formation, cap, tuto, fournitures, gratuit, classeur, fixation',
        questions: [
          'En combien de temps reliez-vous un mémoire ?',
          'Combien coûte une réparation de livre ?',
          'Pouvez-vous dorer un titre ?',
        ],
      },
    },
  },
  {
    id: 'upholsterer',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call', 'visit'],
    radiusKm: 50,
    interests: [
      'Furniture',
      'Furniture restoration',
      'Vintage furniture',
      'Fabrics',
      'Interior design',
      'Living rooms',
    ],
    words: {
      en: {
        business: 'upholsterer',
        businesses: 'upholsterers',
        sells: 'upholstery',
        alsoCalled:
          'upholstery workshop, furniture upholstery, upholstery, reupholstery, upholstery shop, upholstery repair',
        offers:
          'chair reupholstery, sofa reupholstery, headboards, bench cushions, foam replacement, spring repair, fabric samples, pick-up and delivery',
        searches:
          'upholsterer, reupholstery, sofa reupholstery, chair reupholstery, custom cushions, foam replacement sofa, armchair restoration, upholsterer near me',
        negatives: 'jobs, apprenticeship, course, diy, cleaning, free, car seat covers, tools',
        questions: [
          'What does a sofa cost to re-cover?',
          'Do you collect furniture?',
          'Can I bring my own fabric?',
        ],
      },
      de: {
        business: 'Polsterei',
        businesses: 'Polstereien',
        sells: 'Polsterarbeiten',
        alsoCalled:
          'Polsterer, Polsterwerkstatt, Raumausstatter, Raumausstattung, Möbelpolsterei, Polstererei, Polsterin',
        offers:
          'Stühle neu beziehen, Sofas neu beziehen, Kopfteile, Bankpolster, Schaumstoff erneuern, Federung reparieren, Stoffmuster, Abholung und Lieferung',
        searches:
          'polsterei, sofa neu beziehen, sessel neu polstern, stühle neu beziehen, polster nach maß, schaumstoff sofa erneuern, raumausstatter, polsterei in der nähe',
        negatives: 'jobs, ausbildung, kurs, selber machen, reinigung, kostenlos, autositzbezüge, werkzeug',
        questions: [
          'Was kostet es, ein Sofa neu zu beziehen?',
          'Holen Sie die Möbel ab?',
          'Kann ich eigenen Stoff mitbringen?',
        ],
      },
      fr: {
        business: 'tapisserie d’ameublement',
        businesses: 'tapisseries d’ameublement',
        sells: 'tapisserie d’ameublement',
        alsoCalled:
          'tapissier, tapissier décorateur, tapissière, tapissier d’ameublement, réfection de sièges, atelier de tapisserie',
        offers:
          'réfection de chaises, réfection de canapés, têtes de lit, coussins de banquette, remplacement de mousse, réparation de ressorts, échantillons de tissu, enlèvement et livraison',
        searches:
          'tapissier, réfection fauteuil, réfection canapé, retapisser chaise, coussin sur mesure, changer mousse canapé, restauration fauteuil, tapissier près de chez moi',
        negatives: 'emploi, formation, cap, diy, nettoyage, gratuit, housse voiture, outils',
        questions: [
          'Combien coûte la réfection d’un canapé ?',
          'Venez-vous chercher les meubles ?',
          'Puis-je fournir mon tissu ?',
        ],
      },
    },
  },
  {
    id: 'restorer',
    kind: 'makers',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 100,
    interests: [
      'Furniture restoration',
      'Antiques',
      'Art collecting',
      'Heritage and monuments',
      'Vintage furniture',
      'Clocks',
    ],
    angles: ['proof', 'quality', 'story', 'benefit'],
    words: {
      en: {
        business: 'restoration workshop',
        businesses: 'restoration workshops',
        sells: 'restoration',
        alsoCalled:
          'furniture restorer, furniture restoration, art restorer, antique restorer, painting restoration, conservator',
        offers:
          'furniture restoration, French polishing, woodworm treatment, painting cleaning, frame restoration, gilding, veneer repair, condition reports',
        searches:
          'furniture restoration, antique restoration, french polishing, painting restoration, furniture restorer, gilding repair, veneer repair, furniture restoration near me',
        negatives: 'jobs, course, diy, photo, car, data, free, hair',
        questions: [
          'Is a restoration worth the cost?',
          'How long does it take?',
          'Do you collect the piece?',
        ],
      },
      de: {
        business: 'Restaurierungswerkstatt',
        businesses: 'Restaurierungswerkstätten',
        sells: 'Restaurierungen',
        alsoCalled:
          'Restaurator, Restauratorin, Möbelrestaurierung, Möbelrestaurator, Gemälderestaurierung, Restaurierungsatelier, Gemälderestaurator',
        offers:
          'Möbelrestaurierung, Schellackpolitur, Holzwurmbehandlung, Gemäldereinigung, Rahmenrestaurierung, Vergoldung, Furnierreparatur, Zustandsberichte',
        searches:
          'möbel restaurieren lassen, restaurator, antike möbel restaurieren, gemälde restaurieren lassen, schellackpolitur, vergoldung rahmen, furnier reparieren lassen, restaurator in der nähe',
        negatives: 'jobs, ausbildung, studium, kurs, selber machen, foto, oldtimer, kostenlos',
        questions: [
          'Lohnt sich eine Restaurierung?',
          'Wie lange dauert die Arbeit?',
          'Holen Sie das Stück ab?',
        ],
      },
      fr: {
        business: 'atelier de restauration',
        businesses: 'ateliers de restauration',
        sells: 'restauration d’objets',
        alsoCalled:
          'restaurateur de meubles, restaurateur de tableaux, restauration de meubles, restauratrice d’art, restauration de tableaux, doreur sur bois',
        offers:
          'restauration de meubles, vernis au tampon, traitement des vers à bois, nettoyage de tableaux, restauration de cadres, dorure, réparation de placage, constats d’état',
        searches:
          'restauration meuble ancien, restaurateur de meubles, restauration tableau, vernis au tampon, dorure cadre, réparation placage, restaurateur tableau, restauration meuble près de chez moi',
        negatives: 'emploi, formation, diplôme, cours, diy, photo, voiture, rapide',
        questions: [
          'La restauration vaut-elle son prix ?',
          'Combien de temps dure le travail ?',
          'Venez-vous chercher l’objet ?',
        ],
      },
    },
  },
]
