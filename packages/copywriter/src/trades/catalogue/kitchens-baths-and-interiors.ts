import type { TradeEntry } from './trade-entry.ts'

export const kitchensBathsAndInteriors: readonly TradeEntry[] = [
  {
    id: 'kitchen-fitter',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['visit', 'book', 'quote'],
    radiusKm: 50,
    interests: ['Kitchens', 'Kitchen appliances', 'Interior design', 'Renovation', 'Home improvement'],
    words: {
      en: {
        business: 'kitchen company',
        businesses: 'kitchen companies',
        sells: 'fitted kitchens',
        alsoCalled:
          'kitchen fitter, kitchen showroom, kitchen installer, fitted kitchens, kitchen designer, bespoke kitchens',
        offers:
          'kitchen planning, made to measure kitchen, kitchen installation, worktop replacement, new kitchen doors, built-in appliances, kitchen renovation',
        searches:
          'fitted kitchens, kitchen fitter, kitchen showroom, new kitchen cost, bespoke kitchen, kitchen installation, worktop replacement, kitchen renovation',
        negatives: 'jobs, recipes, toy, play kitchen, used, diy, commercial',
        questions: [
          'What does a fitted kitchen cost?',
          'How long from planning to fitting?',
          'Do you remove the old kitchen?',
        ],
      },
      de: {
        business: 'Küchenstudio',
        businesses: 'Küchenstudios',
        sells: 'Einbauküchen',
        alsoCalled:
          'Küchenplaner, Küchenmonteur, Küchenmontage, Küchenhaus, Küchenfachgeschäft, Einbauküchen',
        offers:
          'Küchenplanung, Einbauküche nach Maß, Küchenmontage, Arbeitsplattentausch, Frontentausch, Einbaugeräte, Küchenumzug',
        searches:
          'küchenstudio, küche planen lassen, einbauküche, küche nach maß, küchenmontage, küche aufbauen lassen, arbeitsplatte austauschen, küchenstudio in der nähe',
        negatives: 'jobs, rezepte, spielküche, gebraucht, kleinanzeigen, selber aufbauen, gastro',
        questions: [
          'Was kostet eine Einbauküche?',
          'Wie lange ist die Lieferzeit?',
          'Nehmen Sie die alte Küche mit?',
        ],
      },
      fr: {
        business: 'cuisiniste',
        businesses: 'cuisinistes',
        sells: 'cuisines équipées',
        alsoCalled:
          'poseur de cuisine, concepteur de cuisines, magasin de cuisines, cuisines sur mesure, installateur de cuisine',
        offers:
          'conception de cuisine, cuisine sur mesure, pose de cuisine, remplacement de plan de travail, changement de façades, électroménager encastré, rénovation de cuisine',
        searches:
          'cuisiniste, cuisine équipée, cuisine sur mesure, poseur cuisine, prix cuisine équipée, rénovation cuisine, changement plan de travail, cuisiniste près de chez moi',
        negatives: 'emploi, recette, jouet, occasion, cours de cuisine, bricolage, cuisinier',
        questions: [
          'Combien coûte une cuisine équipée ?',
          'Quels sont les délais ?',
          'Reprenez-vous l’ancienne cuisine ?',
        ],
      },
    },
  },
  {
    id: 'bathroom-renovation',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'visit', 'call'],
    radiusKm: 40,
    interests: ['Bathrooms', 'Renovation', 'Tiles', 'Accessibility', 'Interior design'],
    words: {
      en: {
        business: 'bathroom fitter',
        businesses: 'bathroom fitters',
        sells: 'bathroom renovation',
        alsoCalled:
          'bathroom renovation company, bathroom installer, bathroom remodeling, wet room installer, bathroom showroom',
        offers:
          'complete bathroom, walk-in shower, bath to shower conversion, accessible bathroom, wet room, bathroom design, guest toilet',
        searches:
          'bathroom renovation, bathroom fitter, new bathroom cost, bath to shower conversion, walk-in shower installation, small bathroom renovation, accessible bathroom, bathroom fitters near me',
        negatives: 'jobs, diy, accessories, scales, ideas free, cleaning, course',
        questions: [
          'What does a new bathroom cost?',
          'How long will I be without a bathroom?',
          'Do you handle all the trades?',
        ],
      },
      de: {
        business: 'Badsanierer',
        businesses: 'Badsanierer',
        sells: 'Badsanierung',
        alsoCalled: 'Badsanierung, Badrenovierung, Badstudio, Badausstellung, Badplaner, Badumbau',
        offers:
          'Komplettbad, bodengleiche Dusche, Wanne zur Dusche, barrierefreies Bad, Badplanung, Gäste-WC, Teilsanierung',
        searches:
          'badsanierung, bad renovieren lassen, badsanierung kosten, wanne zur dusche, barrierefreies bad, bodengleiche dusche einbauen, badstudio, kleines bad sanieren',
        negatives: 'jobs, selber machen, zubehör, freibad, hallenbad, badearzt, baumarkt',
        questions: [
          'Was kostet ein neues Bad?',
          'Wie lange dauert die Sanierung?',
          'Gibt es Zuschüsse für ein barrierefreies Bad?',
        ],
      },
      fr: {
        business: 'rénovateur de salle de bains',
        businesses: 'rénovateurs de salles de bains',
        sells: 'rénovation de salles de bains',
        alsoCalled:
          'rénovation de salle de bains, installateur de salle de bains, salle de bains clés en main, concepteur de salles de bains',
        offers:
          'salle de bains complète, douche à l’italienne, remplacement de baignoire par douche, salle de bains accessible, conception en 3D, rénovation des WC',
        searches:
          'rénovation salle de bain, prix rénovation salle de bain, remplacer baignoire par douche, douche italienne installation, salle de bain clé en main, devis salle de bain, salle de bain senior',
        negatives: 'emploi, bricolage, accessoires, carrelage pas cher, nettoyage, tutoriel, occasion',
        questions: [
          'Combien coûte une nouvelle salle de bains ?',
          'Combien de temps durent les travaux ?',
          'Coordonnez-vous tous les artisans ?',
        ],
      },
    },
  },
  {
    id: 'interior-designer',
    kind: 'creative services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'quote'],
    radiusKm: 80,
    interests: ['Interior design', 'Home decor', 'Living rooms', 'Furniture', 'Renovation', 'Luxury homes'],
    words: {
      en: {
        business: 'interior designer',
        businesses: 'interior designers',
        sells: 'interior design',
        alsoCalled:
          'interior design studio, interior decorator, interior architect, home stylist, room planner',
        offers:
          'design consultation, room concept, color concept, lighting plan, furniture sourcing, project management, mood board',
        searches:
          'interior designer, interior design consultation, home interior designer, living room design, online interior designer, interior designer cost, interior decorator',
        negatives: 'jobs, course, degree, salary, game, free app, software, internship',
        questions: [
          'What does an interior designer cost?',
          'Can you work with my furniture?',
          'Do you also manage the work?',
        ],
      },
      de: {
        business: 'Innenarchitekt',
        businesses: 'Innenarchitekten',
        sells: 'Innenarchitektur',
        alsoCalled:
          'Innenarchitekturbüro, Innenarchitektin, Innenarchitektur, Einrichtungsberatung, Wohnberatung, Interior Designer, Raumgestalter',
        offers:
          'Erstberatung, Raumkonzept, Farbkonzept, Lichtplanung, Möbelauswahl, Umbauplanung, Projektbegleitung',
        searches:
          'innenarchitekt, einrichtungsberatung, innenarchitekt kosten, raumkonzept, wohnberatung, interior designer, innenarchitekt wohnung, online einrichtungsberatung',
        negatives: 'jobs, studium, gehalt, praktikum, software, spiel, kostenlos, ausbildung',
        questions: [
          'Was kostet eine Einrichtungsberatung?',
          'Können meine Möbel bleiben?',
          'Begleiten Sie auch die Umsetzung?',
        ],
      },
      fr: {
        business: 'architecte d’intérieur',
        businesses: 'architectes d’intérieur',
        sells: 'architecture d’intérieur',
        alsoCalled:
          'décorateur d’intérieur, décoratrice d’intérieur, designer d’intérieur, agence d’architecture intérieure, coach déco',
        offers:
          'visite conseil, plan d’aménagement, planche d’ambiance, choix des couleurs, plan d’éclairage, liste de mobilier, suivi de chantier',
        searches:
          'architecte d’intérieur, décorateur d’intérieur, architecte d’intérieur tarif, conseil déco, aménagement salon, décoratrice d’intérieur en ligne, plan aménagement appartement',
        negatives: 'emploi, formation, école, salaire, logiciel gratuit, jeu, stage',
        questions: [
          'Combien coûte un architecte d’intérieur ?',
          'Puis-je garder mes meubles ?',
          'Suivez-vous le chantier ?',
        ],
      },
    },
  },
  {
    id: 'home-staging',
    kind: 'home services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['book', 'call', 'quote'],
    radiusKm: 60,
    interests: ['Selling a home', 'Home decor', 'Property', 'Furniture', 'Interior design'],
    angles: ['proof', 'benefit', 'speed'],
    words: {
      en: {
        business: 'home stager',
        businesses: 'home stagers',
        sells: 'home staging',
        alsoCalled: 'home staging, home staging company, property stager, house staging, property styling',
        offers:
          'staging consultation, full staging, furniture hire, show home furnishing, staging photos, virtual staging',
        searches:
          'home staging, home stager, house staging cost, property staging, furniture hire for home staging, virtual staging, staging to sell house',
        negatives: 'jobs, course, certification, app free, stage hire, theater, salary',
        questions: [
          'What does home staging cost?',
          'How long does the furniture stay?',
          'Does it also work in an occupied home?',
        ],
      },
      de: {
        business: 'Home-Staging-Agentur',
        businesses: 'Home-Staging-Agenturen',
        sells: 'Home Staging',
        alsoCalled: 'Home Staging, Home Stager, Home-Stagerin, Immobilien-Styling, Verkaufsinszenierung',
        offers:
          'Beratung vor Ort, komplettes Staging, Mietmöbel, Musterwohnung, Immobilienfotos, virtuelles Staging',
        searches:
          'home staging, home staging kosten, home stager, immobilie für verkauf herrichten, musterwohnung einrichten, virtuelles home staging, mietmöbel home staging',
        negatives: 'jobs, ausbildung, seminar, kostenlose app, bühne, gehalt',
        questions: [
          'Was kostet Home Staging?',
          'Wie lange bleiben die Möbel stehen?',
          'Geht das auch in einer bewohnten Wohnung?',
        ],
      },
      fr: {
        business: 'home stager professionnel',
        businesses: 'home stagers professionnels',
        sells: 'home staging',
        alsoCalled: 'home staging, valorisation immobilière, home stageuse, mise en scène immobilière',
        offers:
          'visite conseil, home staging complet, location de meubles, appartement témoin, photos immobilières, home staging virtuel',
        searches:
          'home staging, home staging prix, home stager, valoriser son bien avant vente, home staging virtuel, location meubles home staging, appartement témoin',
        negatives: 'emploi, formation, certification, application gratuite, émission, location scène',
        questions: [
          'Combien coûte le home staging ?',
          'Combien de temps les meubles restent-ils ?',
          'Est-ce possible dans un logement occupé ?',
        ],
      },
    },
  },
]
