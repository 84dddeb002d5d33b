import type { TradeEntry } from './trade-entry.ts'

export const bookingAndOfficeSoftware: readonly TradeEntry[] = [
  {
    id: 'booking-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: [
      'Booking software',
      'Business software',
      'Small business',
      'Productivity apps',
      'Self-employment',
    ],
    angles: ['ease', 'benefit', 'time', 'price'],
    words: {
      en: {
        business: 'booking software provider',
        businesses: 'booking software providers',
        sells: 'online booking for appointments',
        alsoCalled:
          'scheduling software, appointment scheduling software, online booking system, appointment booking system, booking app for businesses',
        offers:
          'online booking page, calendar sync, text reminders, online payments, staff calendar, waiting list, customer records, website widget',
        searches:
          'booking software, appointment scheduling software, online booking system, scheduling software for small business, salon booking software, class booking software, appointment reminder software',
        negatives: 'jobs, flight, hotel, free template, excel, open source, login',
        questions: ['Is there a free trial?', 'What does it cost a month?', 'Can customers prepay?'],
      },
      de: {
        business: 'Anbieter von Buchungssoftware',
        businesses: 'Anbieter von Buchungssoftware',
        sells: 'Online-Terminbuchung',
        alsoCalled:
          'Terminsoftware, Buchungssoftware, Terminbuchungssystem, Online-Terminkalender, Terminplanungssoftware, Terminbuchungssoftware',
        offers:
          'Online-Buchungsseite, Kalenderabgleich, SMS-Erinnerungen, Online-Zahlung, Teamkalender, Warteliste, Kundenkartei, Buchungsfenster für die Website',
        searches:
          'buchungssoftware, online terminbuchung software, terminbuchungssystem, online buchungssystem, terminplaner software, buchungssystem für kurse, terminsoftware salon',
        negatives: 'jobs, flug, hotel, kostenlose vorlage, excel, open source, login',
        questions: [
          'Gibt es eine kostenlose Testphase?',
          'Was kostet es im Monat?',
          'Können Kunden beim Buchen bezahlen?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel de réservation',
        businesses: 'éditeurs de logiciels de réservation',
        sells: 'prise de rendez-vous en ligne',
        alsoCalled:
          'logiciel de réservation, logiciel de prise de rendez-vous, système de réservation en ligne, agenda en ligne professionnel',
        offers:
          'page de réservation, synchronisation des agendas, rappels par SMS, paiement en ligne, agenda d’équipe, liste d’attente, fichier clients, module pour site web',
        searches:
          'logiciel de réservation, logiciel prise de rendez-vous, système de réservation en ligne, agenda en ligne professionnel, réservation de cours logiciel, logiciel rendez-vous salon',
        negatives: 'emploi, vol, hôtel, modèle gratuit, excel, open source, connexion',
        questions: [
          'Y a-t-il un essai gratuit ?',
          'Combien cela coûte-t-il par mois ?',
          'Les clients peuvent-ils payer en réservant ?',
        ],
      },
    },
  },
  {
    id: 'rental-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Booking software', 'Business software', 'Bicycles', 'Small business', 'E-commerce'],
    angles: ['ease', 'benefit', 'time', 'price'],
    words: {
      en: {
        business: 'rental software provider',
        businesses: 'rental software providers',
        sells: 'booking software for rentals',
        alsoCalled:
          'rental software, bike rental software, equipment rental software, rental management software, rental booking system, ski rental software',
        offers:
          'online reservations, availability calendar, inventory tracking, deposits and payments, rental agreements, barcode check-in, maintenance log, reports',
        searches:
          'rental software, bike rental software, equipment rental software, rental booking system, rental management software, ski rental software, boat rental booking system, online reservation system for rentals',
        negatives: 'jobs, apartment rental, car rental, rent a bike, free, excel, property management',
        questions: [
          'Can customers book online?',
          'How does it prevent double bookings?',
          'Is there a free trial?',
        ],
      },
      de: {
        business: 'Anbieter von Vermietungssoftware',
        businesses: 'Anbieter von Vermietungssoftware',
        sells: 'Buchungssoftware für den Verleih',
        alsoCalled:
          'Verleihsoftware, Vermietungssoftware, Verleih-Software, Mietsoftware, Fahrradverleih-Software, Vermietsoftware',
        offers:
          'Online-Reservierung, Verfügbarkeitskalender, Bestandsverwaltung, Kaution und Zahlung, Mietverträge, Ausgabe per Barcode, Wartungsprotokoll, Auswertungen',
        searches:
          'verleihsoftware, vermietungssoftware, fahrradverleih software, software für vermietung, buchungssystem verleih, mietsoftware geräte, skiverleih software, bootsverleih buchungssystem',
        negatives: 'jobs, wohnung mieten, mietwagen, fahrrad mieten, kostenlos, excel, hausverwaltung',
        questions: [
          'Können Kunden online buchen?',
          'Wie werden Doppelbuchungen verhindert?',
          'Gibt es eine Testphase?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel de location',
        businesses: 'éditeurs de logiciels de location',
        sells: 'logiciel de réservation pour loueurs',
        alsoCalled:
          'logiciel de location, logiciel de gestion de location, logiciel location de vélos, logiciel pour loueurs, logiciel location de matériel',
        offers:
          'réservation en ligne, calendrier de disponibilité, gestion du parc, cautions et paiements, contrats de location, sortie par code-barres, suivi d’entretien, rapports',
        searches:
          'logiciel de location, logiciel location vélo, logiciel location matériel, système de réservation location, logiciel gestion de location, logiciel location ski, logiciel location bateau',
        negatives:
          'emploi, location appartement, location voiture, louer un vélo, gratuit, excel, gestion locative',
        questions: [
          'Les clients peuvent-ils réserver en ligne ?',
          'Comment éviter les doubles réservations ?',
          'Y a-t-il un essai gratuit ?',
        ],
      },
    },
  },
  {
    id: 'accounting-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order'],
    radiusKm: null,
    interests: [
      'Accounting software',
      'Business software',
      'Self-employment',
      'Small business',
      'Accounting',
    ],
    angles: ['ease', 'time', 'price', 'benefit'],
    words: {
      en: {
        business: 'accounting software provider',
        businesses: 'accounting software providers',
        sells: 'invoicing and accounting software',
        alsoCalled:
          'accounting software, invoicing software, bookkeeping software, billing software, online accounting software, invoice app',
        offers:
          'invoices, quotes, payment reminders, bank connection, receipt capture, VAT report, annual accounts, access for accountants',
        searches:
          'accounting software, invoicing software, small business accounting software, invoice app, bookkeeping software, online invoicing, accounting software for freelancers, e-invoicing software',
        negatives: 'jobs, course, excel, template, crack, login, tutorial',
        questions: ['Can I try it free?', 'Does it handle VAT?', 'Can my accountant get access?'],
      },
      de: {
        business: 'Anbieter von Buchhaltungssoftware',
        businesses: 'Anbieter von Buchhaltungssoftware',
        sells: 'Software für Rechnungen und Buchhaltung',
        alsoCalled:
          'Buchhaltungssoftware, Rechnungsprogramm, Buchhaltungsprogramm, Rechnungssoftware, Fakturierungssoftware, Faktura-Software',
        offers:
          'Rechnungen, Angebote, Mahnungen, Bankanbindung, Belegerfassung, Mehrwertsteuer-Abrechnung, Jahresabschluss, Zugang für den Steuerberater',
        searches:
          'buchhaltungssoftware, rechnungsprogramm, rechnungssoftware, buchhaltungsprogramm, buchhaltungssoftware selbstständige, e-rechnung software, online rechnungen schreiben, buchhaltungssoftware kmu',
        negatives: 'jobs, kurs, excel, vorlage, crack, login, anleitung',
        questions: [
          'Kann ich kostenlos testen?',
          'Kann es die Mehrwertsteuer abrechnen?',
          'Bekommt mein Steuerberater Zugang?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel de comptabilité',
        businesses: 'éditeurs de logiciels de comptabilité',
        sells: 'logiciel de facturation et comptabilité',
        alsoCalled:
          'logiciel de comptabilité, logiciel de facturation, logiciel comptable, logiciel de devis et factures, application de facturation',
        offers:
          'factures, devis, relances, connexion bancaire, saisie des reçus, déclaration de TVA, bilan annuel, accès pour le comptable',
        searches:
          'logiciel de facturation, logiciel de comptabilité, logiciel devis facture, logiciel comptable indépendant, facturation électronique logiciel, facturation en ligne, logiciel comptabilité pme',
        negatives: 'emploi, formation, excel, modèle, crack, connexion, tutoriel',
        questions: [
          'Puis-je l’essayer gratuitement ?',
          'Gère-t-il la TVA ?',
          'Mon comptable peut-il y accéder ?',
        ],
      },
    },
  },
  {
    id: 'crm-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: ['Business software', 'Sales', 'Customer service', 'Small business', 'Marketing'],
    angles: ['ease', 'benefit', 'time', 'price'],
    words: {
      en: {
        business: 'CRM software provider',
        businesses: 'CRM software providers',
        sells: 'software for customer relations',
        alsoCalled:
          'CRM software, customer relationship management software, CRM system, sales CRM, contact management software',
        offers:
          'contact management, sales pipeline, email integration, task reminders, quotes, reports, mobile app, data import',
        searches:
          'crm software, crm for small business, crm system, sales crm, contact management software, customer database software, sales pipeline software, crm with email integration',
        negatives: 'jobs, meaning, course, certification, open source, excel template, login',
        questions: ['What does it cost per user?', 'Can I import my contacts?', 'Where is the data stored?'],
      },
      de: {
        business: 'Anbieter von CRM-Software',
        businesses: 'Anbieter von CRM-Software',
        sells: 'Software für Kundenbeziehungen',
        alsoCalled:
          'CRM-Software, CRM-System, Kundenverwaltung Software, CRM-Programm, Kundenmanagement-Software, Vertriebssoftware',
        offers:
          'Kontaktverwaltung, Verkaufspipeline, E-Mail-Anbindung, Aufgaben und Erinnerungen, Angebote, Auswertungen, mobile App, Datenimport',
        searches:
          'crm software, crm system, crm für kleine unternehmen, kundenverwaltung software, crm vergleich, vertriebssoftware, crm mit e-mail anbindung, kundendatenbank software',
        negatives: 'jobs, bedeutung, kurs, zertifikat, open source, excel vorlage, login',
        questions: [
          'Was kostet es pro Person?',
          'Kann ich meine Kontakte importieren?',
          'Wo liegen die Daten?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel CRM',
        businesses: 'éditeurs de logiciels CRM',
        sells: 'logiciel de gestion de la relation client',
        alsoCalled:
          'logiciel CRM, CRM en ligne, logiciel de relation client, outil CRM, logiciel de gestion clients',
        offers:
          'gestion des contacts, suivi des ventes, intégration des e-mails, rappels de tâches, devis, rapports, application mobile, import de données',
        searches:
          'logiciel crm, crm petite entreprise, logiciel gestion client, outil crm, crm commercial, logiciel relation client, crm en ligne',
        negatives: 'emploi, définition, formation, certification, open source, modèle excel, connexion',
        questions: [
          'Combien coûte-t-il par utilisateur ?',
          'Puis-je importer mes contacts ?',
          'Où sont stockées les données ?',
        ],
      },
    },
  },
  {
    id: 'project-software',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order'],
    radiusKm: null,
    interests: ['Project management', 'Productivity apps', 'Business software', 'Remote work', 'Management'],
    angles: ['ease', 'benefit', 'time', 'price'],
    words: {
      en: {
        business: 'project management software provider',
        businesses: 'project management software providers',
        sells: 'software for projects and teams',
        alsoCalled:
          'project management software, task management software, project planning software, team collaboration tool, project management tool',
        offers:
          'task lists, kanban board, Gantt chart, time tracking, file sharing, team chat, resource planning, project templates',
        searches:
          'project management software, project management tool, task management software, gantt chart software, time tracking software, team collaboration tool, construction project management software, kanban tool',
        negatives: 'jobs, certification, course, excel template, definition, degree, login',
        questions: ['How many people can join?', 'Can we track time in it?', 'Is there a free trial?'],
      },
      de: {
        business: 'Anbieter von Projektmanagement-Software',
        businesses: 'Anbieter von Projektmanagement-Software',
        sells: 'Software für Projekte und Teams',
        alsoCalled:
          'Projektmanagement-Software, Projektsoftware, Projektmanagement-Tool, Aufgabenverwaltung Software, Projektplanungssoftware',
        offers:
          'Aufgabenlisten, Kanban-Board, Gantt-Diagramm, Zeiterfassung, Dateiablage, Teamchat, Ressourcenplanung, Projektvorlagen',
        searches:
          'projektmanagement software, projektmanagement tool, aufgabenplaner team, gantt software, zeiterfassung projekte, projektsoftware kmu, kanban tool, bauprojekt software',
        negatives: 'jobs, zertifizierung, kurs, excel vorlage, definition, studium, login',
        questions: [
          'Wie viele Personen können mitarbeiten?',
          'Können wir darin Zeiten erfassen?',
          'Gibt es eine Testphase?',
        ],
      },
      fr: {
        business: 'éditeur de logiciel de gestion de projet',
        businesses: 'éditeurs de logiciels de gestion de projet',
        sells: 'logiciel pour projets et équipes',
        alsoCalled:
          'logiciel de gestion de projet, outil de gestion de projet, logiciel de gestion des tâches, outil collaboratif d’équipe',
        offers:
          'listes de tâches, tableau kanban, diagramme de Gantt, suivi du temps, partage de fichiers, messagerie d’équipe, planification des ressources, modèles de projet',
        searches:
          'logiciel gestion de projet, outil gestion de projet, logiciel gestion des tâches, logiciel gantt, outil collaboratif, suivi du temps logiciel, outil kanban',
        negatives: 'emploi, certification, formation, modèle excel, définition, diplôme, connexion',
        questions: [
          'Combien de personnes peuvent participer ?',
          'Peut-on y suivre le temps ?',
          'Y a-t-il un essai gratuit ?',
        ],
      },
    },
  },
]
