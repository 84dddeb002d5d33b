import type { TradeEntry } from './trade-entry.ts'

export const shopAndTeamSoftware: readonly TradeEntry[] = [
  {
    id: 'pos-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Business software', 'Retail', 'Small business', 'Hospitality', 'E-commerce'],
    angles: ['ease', 'price', 'time', 'benefit'],
    words: {
      en: {
        business: 'POS system provider',
        businesses: 'POS system providers',
        sells: 'point-of-sale and inventory software',
        alsoCalled:
          'point of sale system, POS system, POS software, cash register system, inventory software, stock control software',
        offers:
          'cash register app, card payments, stock control, barcode scanning, sales reports, loyalty program, kitchen printer, online shop connection',
        searches:
          'pos system, point of sale system, pos for small business, restaurant pos, retail pos system, inventory software, stock control software, cash register system',
        negatives: 'jobs, used, repair, toy cash register, free, login, meaning',
        questions: ['What does it cost a month?', 'Does it take cards?', 'Does it work offline?'],
      },
      de: {
        business: 'Anbieter von Kassensystemen',
        businesses: 'Anbieter von Kassensystemen',
        sells: 'Kasse und Warenwirtschaft',
        alsoCalled:
          'Kassensystem, Kassensoftware, Warenwirtschaftssystem, Registrierkasse, POS-System, Lagersoftware',
        offers:
          'Kassen-App, Kartenzahlung, Lagerverwaltung, Barcode-Scanner, Verkaufsberichte, Kundenkarte, Küchendrucker, Anbindung an den Onlineshop',
        searches:
          'kassensystem, kassensystem gastronomie, kassensystem einzelhandel, kassensoftware, warenwirtschaftssystem, lagerverwaltung software, registrierkasse, kassen app',
        negatives: 'jobs, gebraucht, reparatur, spielkasse, kostenlos, login, bedeutung',
        questions: ['Was kostet es im Monat?', 'Kann ich Karten annehmen?', 'Läuft es auch ohne Internet?'],
      },
      fr: {
        business: 'éditeur de logiciel de caisse',
        businesses: 'éditeurs de logiciels de caisse',
        sells: 'caisse et gestion de stock',
        alsoCalled:
          'logiciel de caisse, caisse enregistreuse, système de caisse, logiciel de gestion de stock, logiciel point de vente',
        offers:
          'application de caisse, paiement par carte, gestion de stock, lecture de codes-barres, rapports de ventes, carte de fidélité, imprimante de cuisine, lien avec la boutique en ligne',
        searches:
          'logiciel de caisse, caisse enregistreuse, caisse restaurant, logiciel gestion de stock, caisse enregistreuse tactile, système de caisse commerce, logiciel caisse magasin',
        negatives: 'emploi, occasion, réparation, jouet, gratuit, connexion, définition',
        questions: [
          'Combien coûte-t-il par mois ?',
          'Accepte-t-il les cartes ?',
          'Fonctionne-t-il sans connexion ?',
        ],
      },
    },
  },
  {
    id: 'hr-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Human resources', 'Business software', 'Payroll', 'Management', 'Jobs and careers'],
    angles: ['ease', 'time', 'benefit', 'price'],
    words: {
      en: {
        business: 'HR software provider',
        businesses: 'HR software providers',
        sells: 'software for staff and absences',
        alsoCalled:
          'HR software, human resources software, HRIS, people management software, absence management software, applicant tracking software',
        offers:
          'digital staff files, absence management, time tracking, applicant management, onboarding, payroll preparation, employee app, reports',
        searches:
          'hr software, hr software for small business, absence management software, employee management software, applicant tracking system, time tracking for employees, leave management software',
        negatives: 'jobs, course, salary, meaning, excel template, open source, login',
        questions: ['What does it cost per employee?', 'How long does setup take?', 'Is staff data safe?'],
      },
      de: {
        business: 'Anbieter von HR-Software',
        businesses: 'Anbieter von HR-Software',
        sells: 'Software für Personal und Abwesenheiten',
        alsoCalled:
          'HR-Software, Personalsoftware, Personalverwaltungssoftware, Personalmanagement-Software, Bewerbermanagement-Software, Zeiterfassungssoftware',
        offers:
          'digitale Personalakte, Abwesenheitsverwaltung, Zeiterfassung, Bewerbermanagement, Onboarding, Vorbereitung der Lohnabrechnung, Mitarbeiter-App, Auswertungen',
        searches:
          'hr software, personalsoftware, personalverwaltung software, zeiterfassung software, urlaubsverwaltung software, bewerbermanagement software, digitale personalakte, hr software kmu',
        negatives: 'jobs, kurs, gehalt, bedeutung, excel vorlage, open source, login',
        questions: [
          'Was kostet es pro Person?',
          'Wie lange dauert die Einführung?',
          'Sind die Personaldaten sicher?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel RH',
        businesses: 'éditeurs de logiciels RH',
        sells: 'logiciel de gestion du personnel',
        alsoCalled:
          'logiciel RH, SIRH, logiciel ressources humaines, logiciel de gestion des congés, logiciel de gestion du personnel, logiciel de recrutement',
        offers:
          'dossiers du personnel numériques, gestion des absences, suivi du temps, gestion des candidatures, intégration des nouveaux, préparation de la paie, application mobile, rapports',
        searches:
          'logiciel rh, logiciel rh pme, logiciel gestion des congés, sirh, logiciel gestion du temps, logiciel gestion du personnel, logiciel recrutement',
        negatives: 'emploi, formation, salaire, définition, modèle excel, open source, connexion',
        questions: [
          'Combien coûte-t-il par personne ?',
          'Combien de temps prend la mise en place ?',
          'Les données sont-elles protégées ?',
        ],
      },
    },
  },
  {
    id: 'ecommerce-platform',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order'],
    radiusKm: null,
    interests: ['E-commerce', 'Business software', 'Small business', 'Start-ups', 'Web design'],
    angles: ['ease', 'price', 'benefit', 'speed'],
    words: {
      en: {
        business: 'e-commerce platform',
        businesses: 'e-commerce platforms',
        sells: 'online shop software',
        alsoCalled:
          'online store builder, ecommerce platform, ecommerce software, shop system, online shop system, webshop builder',
        offers:
          'shop templates, product catalog, online payments, shipping labels, discount codes, marketplace connection, stock management, own domain',
        searches:
          'ecommerce platform, online store builder, create an online store, shop system, ecommerce software, sell online platform, b2b ecommerce platform, webshop builder',
        negatives: 'jobs, dropshipping course, open source, free theme, investing, definition, login',
        questions: [
          'What does a shop cost a month?',
          'Do you charge a fee per sale?',
          'Can I move my current shop?',
        ],
      },
      de: {
        business: 'E-Commerce-Plattform',
        businesses: 'E-Commerce-Plattformen',
        sells: 'Software für Onlineshops',
        alsoCalled:
          'Shopsystem, Onlineshop-Software, Shopsoftware, Onlineshop-Baukasten, Webshop-System, E-Commerce-Software',
        offers:
          'Shopvorlagen, Produktkatalog, Online-Zahlung, Versandetiketten, Rabattcodes, Anbindung an Marktplätze, Lagerverwaltung, eigene Domain',
        searches:
          'shopsystem, onlineshop erstellen, onlineshop software, onlineshop baukasten, webshop erstellen, shopsoftware, b2b shopsystem, e-commerce plattform',
        negatives: 'jobs, dropshipping kurs, open source, kostenlos, aktie, definition, login',
        questions: [
          'Was kostet ein Shop im Monat?',
          'Fallen Gebühren pro Verkauf an?',
          'Kann ich meinen Shop umziehen?',
        ],
      },
      fr: {
        business: 'plateforme e-commerce',
        businesses: 'plateformes e-commerce',
        sells: 'logiciel de boutique en ligne',
        alsoCalled:
          'logiciel e-commerce, créateur de boutique en ligne, solution e-commerce, logiciel de boutique en ligne, plateforme de vente en ligne',
        offers:
          'modèles de boutique, catalogue de produits, paiement en ligne, étiquettes d’expédition, codes de réduction, lien avec les places de marché, gestion de stock, nom de domaine',
        searches:
          'créer une boutique en ligne, plateforme e-commerce, solution e-commerce, logiciel boutique en ligne, créer un site marchand, vendre en ligne plateforme, plateforme e-commerce b2b',
        negatives:
          'emploi, formation dropshipping, open source, thème gratuit, action bourse, définition, connexion',
        questions: [
          'Combien coûte une boutique par mois ?',
          'Prenez-vous une commission par vente ?',
          'Puis-je transférer ma boutique ?',
        ],
      },
    },
  },
  {
    id: 'shift-planning-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Business software', 'Human resources', 'Hospitality', 'Productivity apps', 'Management'],
    angles: ['time', 'ease', 'price', 'benefit'],
    words: {
      en: {
        business: 'shift planning software provider',
        businesses: 'shift planning software providers',
        sells: 'staff rotas and time tracking',
        alsoCalled:
          'shift planning software, rota software, staff scheduling software, employee scheduling software, roster software, shift scheduling app',
        offers:
          'shift plan, staff app, shift swaps, time clock, absence planning, availability, overtime overview, payroll export',
        searches:
          'shift planning software, staff scheduling software, rota software, employee scheduling app, shift scheduling software, restaurant staff scheduling, time clock app, roster software',
        negatives:
          'jobs, excel template, free template, shift work health, login, public holidays, night shift',
        questions: [
          'Can staff swap shifts themselves?',
          'Does it track working time?',
          'What does it cost per person?',
        ],
      },
      de: {
        business: 'Anbieter von Dienstplan-Software',
        businesses: 'Anbieter von Dienstplan-Software',
        sells: 'Dienstpläne und Zeiterfassung',
        alsoCalled:
          'Dienstplan-Software, Schichtplaner, Personaleinsatzplanung, Dienstplanprogramm, Einsatzplanungssoftware, Schichtplan-Software, Dienstplan-App',
        offers:
          'Schichtplan, Mitarbeiter-App, Schichttausch, Stempeluhr, Abwesenheitsplanung, Verfügbarkeiten, Überstundenübersicht, Lohnexport',
        searches:
          'dienstplan software, schichtplaner, personaleinsatzplanung software, dienstplan app, dienstplan gastronomie, einsatzplanung software, schichtplan programm, zeiterfassung app',
        negatives: 'jobs, excel vorlage, kostenlos, schichtarbeit gesundheit, login, feiertage, nachtschicht',
        questions: [
          'Kann das Team Schichten selbst tauschen?',
          'Erfasst es die Arbeitszeit?',
          'Was kostet es pro Person?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel de planning',
        businesses: 'éditeurs de logiciels de planning',
        sells: 'plannings d’équipe et suivi du temps',
        alsoCalled:
          'logiciel de planning, logiciel de gestion des plannings, planning du personnel en ligne, logiciel de planification d’équipe, application de planning',
        offers:
          'planning d’équipe, application mobile, échange de services, pointeuse, gestion des absences, disponibilités, suivi des heures supplémentaires, export pour la paie',
        searches:
          'logiciel planning personnel, logiciel gestion planning, planning restaurant logiciel, application planning équipe, pointeuse application, logiciel planification équipe',
        negatives: 'emploi, modèle excel, gratuit, travail de nuit, connexion, jours fériés, imprimer',
        questions: [
          'L’équipe peut-elle échanger ses horaires ?',
          'Le temps de travail est-il suivi ?',
          'Combien coûte-t-il par personne ?',
        ],
      },
    },
  },
  {
    id: 'workshop-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Business software', 'Small business', 'Management', 'Retail'],
    angles: ['ease', 'benefit', 'price', 'proof'],
    words: {
      en: {
        business: 'workshop software provider',
        businesses: 'workshop software providers',
        sells: 'job sheets for workshops',
        alsoCalled:
          'workshop software, workshop management software, repair shop software, job sheet software, job sheet app, job card app, field service software',
        offers:
          'job sheets, parts and suppliers, customer texts, stock of parts, work orders, job board, technician app, export as a spreadsheet',
        searches:
          'workshop management software, repair shop software, job sheet software, job card app, work order software, field service software, repair tracking software',
        negatives: 'jobs, free, template, pdf, excel, course, login, meaning',
        questions: ['What does it cost a month?', 'Does it work offline?', 'Is there a contract?'],
      },
      de: {
        business: 'Anbieter von Werkstattsoftware',
        businesses: 'Anbieter von Werkstattsoftware',
        sells: 'Auftragsverwaltung für Werkstätten',
        alsoCalled:
          'Werkstattsoftware, Werkstattprogramm, Handwerkersoftware, Auftragssoftware, Reparatursoftware, Werkstattverwaltung',
        offers:
          'Auftragszettel, Teile und Lieferanten, Nachrichten an Kunden, Teilelager, Arbeitsaufträge, Auftragstafel, Monteur-App, Export als Tabelle',
        searches:
          'werkstattsoftware, werkstatt software fahrrad, handwerkersoftware, auftragsverwaltung software, reparatur software, werkstattprogramm, monteur app',
        negatives: 'jobs, kostenlos, vorlage, pdf, excel, kurs, login, bedeutung',
        questions: ['Was kostet es im Monat?', 'Läuft es auch ohne Internet?', 'Gibt es eine Laufzeit?'],
      },
      fr: {
        business: 'éditeur de logiciel d’atelier',
        businesses: 'éditeurs de logiciels d’atelier',
        sells: 'gestion d’atelier en ligne',
        alsoCalled:
          'logiciel d’atelier, logiciel de gestion d’atelier, logiciel de réparation, logiciel artisan, logiciel d’intervention, application fiche atelier',
        offers:
          'fiches de travail, pièces et fournisseurs, messages aux clients, stock de pièces, ordres de réparation, tableau des travaux, application technicien, export en tableur',
        searches:
          'logiciel gestion atelier, logiciel atelier réparation, logiciel artisan, fiche atelier application, logiciel ordre de réparation, logiciel intervention, logiciel sav',
        negatives: 'emploi, gratuit, modèle, pdf, excel, formation, connexion, définition',
        questions: [
          'Combien coûte-t-il par mois ?',
          'Fonctionne-t-il sans connexion ?',
          'Y a-t-il un engagement ?',
        ],
      },
    },
  },
]
