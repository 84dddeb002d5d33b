import type { TradeEntry } from './trade-entry.ts'

export const marketingAndWeb: readonly TradeEntry[] = [
  {
    id: 'marketing-agency',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['call', 'quote'],
    radiusKm: null,
    interests: [
      'Marketing',
      'Advertising',
      'Online marketing',
      'Branding',
      'Social media marketing',
      'Small business',
    ],
    angles: ['proof', 'benefit', 'problem', 'ease'],
    words: {
      en: {
        business: 'marketing agency',
        businesses: 'marketing agencies',
        sells: 'marketing and advertising for businesses',
        alsoCalled:
          'advertising agency, digital marketing agency, social media agency, ad agency, branding agency, online marketing agency',
        offers:
          'marketing strategy, social media management, online ads, content creation, branding, campaign planning, email campaigns, photo and video content',
        searches:
          'marketing agency, advertising agency, digital marketing agency, social media agency, ppc agency, branding agency, marketing for small business, content marketing agency',
        negatives: 'jobs, internship, salary, course, definition, free, template',
        questions: ['What does it cost a month?', 'How long is the contract?', 'How do you measure results?'],
      },
      de: {
        business: 'Marketingagentur',
        businesses: 'Marketingagenturen',
        sells: 'Marketing und Werbung für Betriebe',
        alsoCalled:
          'Werbeagentur, Onlinemarketing-Agentur, Social-Media-Agentur, Kommunikationsagentur, Digitalagentur, Online-Marketing-Agentur',
        offers:
          'Marketingstrategie, Social-Media-Betreuung, Onlinewerbung, Texte und Bilder, Markenauftritt, Kampagnenplanung, E-Mail-Kampagnen, Foto- und Videoinhalte',
        searches:
          'marketingagentur, werbeagentur, social media agentur, online marketing agentur, performance marketing agentur, branding agentur, marketing für kleine unternehmen, content agentur',
        negatives: 'jobs, praktikum, ausbildung, gehalt, definition, kostenlos, vorlage',
        questions: [
          'Was kostet die Betreuung im Monat?',
          'Wie lange läuft der Vertrag?',
          'Wie messen Sie den Erfolg?',
        ],
      },
      fr: {
        business: 'agence de marketing',
        businesses: 'agences de marketing',
        sells: 'marketing et publicité pour entreprises',
        alsoCalled:
          'agence de publicité, agence de communication, agence digitale, agence de marketing digital, agence réseaux sociaux, agence social media',
        offers:
          'stratégie marketing, gestion des réseaux sociaux, publicité en ligne, création de contenus, identité de marque, plan de campagne, campagnes d’e-mails, photos et vidéos',
        searches:
          'agence marketing, agence de communication, agence de publicité, agence réseaux sociaux, agence publicité en ligne, agence marketing digital, communication petite entreprise, agence branding',
        negatives: 'emploi, stage, alternance, salaire, définition, gratuit, modèle',
        questions: [
          'Combien cela coûte-t-il par mois ?',
          'Quelle est la durée du contrat ?',
          'Comment mesurez-vous les résultats ?',
        ],
      },
    },
  },
  {
    id: 'seo-agency',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Online marketing', 'Content marketing', 'E-commerce', 'Web design', 'Small business'],
    angles: ['proof', 'benefit', 'price', 'ease'],
    words: {
      en: {
        business: 'SEO agency',
        businesses: 'SEO agencies',
        sells: 'search engine optimization',
        alsoCalled:
          'search engine optimization agency, SEO consultant, SEO expert, SEO freelancer, local SEO agency',
        offers:
          'SEO audit, keyword research, local SEO, technical SEO, link building, SEO texts, monthly SEO support, AI search visibility',
        searches:
          'seo agency, seo consultant, local seo services, seo audit, seo for small business, ecommerce seo agency, seo expert, link building service',
        negatives: 'jobs, course, tool, free, certification, meaning, checker',
        questions: [
          'What does SEO cost a month?',
          'When will I see results?',
          'Is there a minimum contract?',
        ],
      },
      de: {
        business: 'SEO-Agentur',
        businesses: 'SEO-Agenturen',
        sells: 'Suchmaschinenoptimierung',
        alsoCalled:
          'Suchmaschinenoptimierung Agentur, SEO-Berater, SEO-Experte, SEO-Freelancer, Agentur für Suchmaschinenoptimierung',
        offers:
          'SEO-Audit, Keyword-Recherche, lokales SEO, technisches SEO, Linkaufbau, SEO-Texte, laufende SEO-Betreuung, Sichtbarkeit in KI-Suchen',
        searches:
          'seo agentur, suchmaschinenoptimierung agentur, seo berater, local seo agentur, seo audit, seo für kleine unternehmen, onlineshop seo agentur, seo experte',
        negatives: 'jobs, kurs, tool, kostenlos, zertifikat, bedeutung, gehalt',
        questions: ['Was kostet SEO im Monat?', 'Wann sehe ich Ergebnisse?', 'Gibt es eine Mindestlaufzeit?'],
      },
      fr: {
        business: 'agence SEO',
        businesses: 'agences SEO',
        sells: 'référencement naturel',
        alsoCalled:
          'agence de référencement, consultant SEO, expert SEO, référenceur, agence de référencement naturel',
        offers:
          'audit SEO, recherche de mots-clés, référencement local, SEO technique, création de liens, textes optimisés, suivi SEO mensuel, visibilité dans les recherches IA',
        searches:
          'agence seo, agence de référencement, consultant seo, référencement naturel, référencement local, audit seo, référencement site internet, agence seo e-commerce',
        negatives: 'emploi, formation, outil, gratuit, certification, définition, stage',
        questions: [
          'Combien coûte le SEO par mois ?',
          'Quand verrai-je des résultats ?',
          'Y a-t-il un engagement minimum ?',
        ],
      },
    },
  },
  {
    id: 'web-design-agency',
    kind: 'business services',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Web design', 'Small business', 'E-commerce', 'User experience design', 'Start-ups'],
    angles: ['price', 'proof', 'speed', 'ease'],
    words: {
      en: {
        business: 'web design agency',
        businesses: 'web design agencies',
        sells: 'websites for businesses',
        alsoCalled:
          'web designer, website designer, web agency, website builder agency, web developer, web design company',
        offers:
          'small business website, one-page website, online store, website redesign, WordPress website, landing page, website maintenance, accessible website',
        searches:
          'web design agency, web designer, website design, have a website built, small business website, one page website, online store design, website redesign, web designer near me',
        negatives: 'jobs, course, template, free, diy, salary, inspiration',
        questions: ['What does a website cost?', 'How long does it take?', 'Can I update it myself?'],
      },
      de: {
        business: 'Webagentur',
        businesses: 'Webagenturen',
        sells: 'Websites für Betriebe',
        alsoCalled:
          'Webdesigner, Webdesign-Agentur, Webdesignerin, Internetagentur, Webdesign Agentur, WordPress-Agentur',
        offers:
          'Website für KMU, Onepager, Onlineshop, Website-Redesign, WordPress-Website, Landingpage, Website-Wartung, barrierefreie Website',
        searches:
          'webdesign, website erstellen lassen, webagentur, webdesigner, homepage erstellen lassen, website für kleine unternehmen, onlineshop erstellen lassen, website redesign, webdesigner in der nähe',
        negatives: 'jobs, kurs, vorlage, kostenlos, selber machen, gehalt, inspiration',
        questions: ['Was kostet eine Website?', 'Wie lange dauert es?', 'Kann ich Inhalte selbst ändern?'],
      },
      fr: {
        business: 'agence web',
        businesses: 'agences web',
        sells: 'sites web pour entreprises',
        alsoCalled:
          'webdesigner, agence de création de sites, créateur de sites internet, agence WordPress, agence webdesign, développeur web',
        offers:
          'site vitrine, site d’une page, boutique en ligne, refonte de site, site WordPress, page d’atterrissage, maintenance de site, site accessible',
        searches:
          'création site internet, agence web, webdesigner, création site vitrine, site internet petite entreprise, création boutique en ligne, refonte site internet, création site web prix',
        negatives: 'emploi, formation, modèle, gratuit, soi-même, salaire, inspiration',
        questions: [
          'Combien coûte un site web ?',
          'Combien de temps faut-il ?',
          'Puis-je le modifier moi-même ?',
        ],
      },
    },
  },
  {
    id: 'print-shop',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote', 'visit'],
    radiusKm: 30,
    interests: ['Printing services', 'Small business', 'Advertising', 'Stationery', 'Graphic design'],
    angles: ['speed', 'price', 'quality', 'range'],
    words: {
      en: {
        business: 'print shop',
        businesses: 'print shops',
        sells: 'printing',
        alsoCalled:
          'printing company, copy shop, printer for businesses, digital printing shop, commercial printer, offset printer',
        offers:
          'business cards, flyers, brochures, posters, letterheads, stickers, catalogs, booklets, large format printing',
        searches:
          'print shop, business card printing, flyer printing, brochure printing, poster printing, sticker printing, copy shop, printing same day, print shop near me',
        negatives: 'jobs, template, free, ink cartridge, printer driver, diy, apprenticeship',
        questions: ['How fast can you print?', 'Which file format do you need?', 'What do 500 flyers cost?'],
      },
      de: {
        business: 'Druckerei',
        businesses: 'Druckereien',
        sells: 'Drucksachen',
        alsoCalled: 'Copyshop, Digitaldruckerei, Offsetdruckerei, Onlinedruckerei, Druckhaus, Kopierladen',
        offers:
          'Visitenkarten, Flyer, Broschüren, Plakate, Briefpapier, Aufkleber, Kataloge, Hefte, Großformatdruck',
        searches:
          'druckerei, visitenkarten drucken, flyer drucken, broschüren drucken, plakate drucken, aufkleber drucken, copyshop, express druck, druckerei in der nähe',
        negatives: 'jobs, ausbildung, vorlage, kostenlos, druckerpatrone, treiber, selber drucken',
        questions: [
          'Wie schnell können Sie drucken?',
          'Welches Dateiformat brauchen Sie?',
          'Was kosten 500 Flyer?',
        ],
      },
      fr: {
        business: 'imprimerie',
        businesses: 'imprimeries',
        sells: 'imprimés',
        alsoCalled:
          'imprimeur, copy shop, centre de reprographie, imprimerie numérique, imprimerie en ligne, imprimerie offset',
        offers:
          'cartes de visite, flyers, brochures, affiches, papier à en-tête, autocollants, catalogues, livrets, impression grand format',
        searches:
          'imprimerie, impression carte de visite, impression flyers, impression brochure, impression affiche, impression autocollants, imprimerie rapide, imprimerie près de chez moi',
        negatives: 'emploi, formation, modèle, gratuit, cartouche, pilote imprimante, soi-même',
        questions: [
          'Sous quel délai imprimez-vous ?',
          'Quel format de fichier faut-il ?',
          'Combien coûtent 500 flyers ?',
        ],
      },
    },
  },
  {
    id: 'promotional-products',
    kind: 'business services',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'quote'],
    radiusKm: null,
    interests: ['Promotional items', 'Corporate gifts', 'Advertising', 'Branding', 'Trade fairs'],
    angles: ['range', 'price', 'speed', 'quality'],
    words: {
      en: {
        business: 'promotional products supplier',
        businesses: 'promotional products suppliers',
        sells: 'promotional products',
        alsoCalled:
          'promotional merchandise company, promotional gifts supplier, branded merchandise supplier, corporate gift supplier, swag company',
        offers:
          'branded pens, printed mugs, tote bags, branded T-shirts, lanyards, water bottles, corporate gifts, trade show giveaways',
        searches:
          'promotional products, branded merchandise, promotional gifts, printed pens with logo, corporate gifts with logo, custom tote bags, trade show giveaways, custom mugs logo',
        negatives: 'jobs, free samples, promo code, diy, used, wholesale blank',
        questions: [
          'What is the minimum order?',
          'How soon can you deliver?',
          'Will I see a proof before printing?',
        ],
      },
      de: {
        business: 'Werbeartikelhändler',
        businesses: 'Werbeartikelhändler',
        sells: 'Werbeartikel',
        alsoCalled:
          'Werbeartikel, Werbemittelhändler, Werbegeschenke, Werbemittel, Giveaways, Werbeartikelanbieter',
        offers:
          'Kugelschreiber mit Logo, bedruckte Tassen, Stofftaschen, bedruckte T-Shirts, Lanyards, Trinkflaschen, Firmengeschenke, Giveaways für Messen',
        searches:
          'werbeartikel, werbegeschenke, werbeartikel mit logo, kugelschreiber bedrucken, tassen bedrucken logo, stofftaschen bedrucken, firmengeschenke mit logo, giveaways messe',
        negatives: 'jobs, kostenlos, gratis muster, gutschein, selber machen, gebraucht',
        questions: [
          'Wie hoch ist die Mindestmenge?',
          'Wie schnell können Sie liefern?',
          'Sehe ich vor dem Druck ein Muster?',
        ],
      },
      fr: {
        business: 'fournisseur d’objets publicitaires',
        businesses: 'fournisseurs d’objets publicitaires',
        sells: 'objets publicitaires',
        alsoCalled:
          'objets publicitaires, cadeaux publicitaires, goodies d’entreprise, articles promotionnels, objets promotionnels',
        offers:
          'stylos personnalisés, mugs imprimés, sacs en toile, t-shirts imprimés, tours de cou, gourdes, cadeaux d’entreprise, goodies pour salons',
        searches:
          'objets publicitaires, goodies entreprise, cadeaux d’entreprise personnalisés, stylos personnalisés, mugs personnalisés entreprise, tote bag personnalisé, gourdes personnalisées',
        negatives: 'emploi, échantillon gratuit, code promo, soi-même, occasion, gratuit',
        questions: [
          'Quelle est la quantité minimale ?',
          'Sous quel délai livrez-vous ?',
          'Vais-je voir une épreuve avant impression ?',
        ],
      },
    },
  },
]
