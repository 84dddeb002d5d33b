import type { TradeEntry } from './trade-entry.ts'

export const digitalProductMakers: readonly TradeEntry[] = [
  {
    id: 'software-developer',
    kind: 'software',
    schemaTypes: [],
    goal: 'leads',
    ways: ['quote', 'call'],
    radiusKm: null,
    interests: ['Apps', 'Programming', 'Start-ups', 'Business software', 'Automation'],
    angles: ['proof', 'benefit', 'quality', 'ease'],
    words: {
      en: {
        business: 'software development company',
        businesses: 'software development companies',
        sells: 'apps and custom software',
        alsoCalled:
          'app developer, mobile app development company, app development agency, software developer, custom software company, software house',
        offers:
          'mobile app, web application, custom software, prototype, app redesign, interface development, AI integration, maintenance',
        searches:
          'app development company, software development company, custom software development, mobile app developer, have an app built, web app development, app agency, ai software development',
        negatives: 'jobs, course, salary, tutorial, degree, free app, no code',
        questions: ['What does an app cost?', 'How long does development take?', 'Who owns the code?'],
      },
      de: {
        business: 'Softwareentwicklungs-Firma',
        businesses: 'Softwareentwicklungs-Firmen',
        sells: 'Apps und Individualsoftware',
        alsoCalled:
          'App-Entwickler, App-Agentur, Softwareentwickler, Softwareagentur, App-Entwicklung, Softwarehaus, Individualsoftware-Anbieter',
        offers:
          'mobile App, Webanwendung, Individualsoftware, Prototyp, App-Redesign, Schnittstellen, KI-Integration, Wartung',
        searches:
          'app entwickeln lassen, softwareentwicklung firma, app agentur, individualsoftware, app entwickler, softwareentwickler beauftragen, webanwendung entwickeln lassen, app programmieren lassen',
        negatives: 'jobs, kurs, gehalt, anleitung, studium, ausbildung, kostenlose app',
        questions: ['Was kostet eine App?', 'Wie lange dauert die Entwicklung?', 'Wem gehört der Code?'],
      },
      fr: {
        business: 'société de développement logiciel',
        businesses: 'sociétés de développement logiciel',
        sells: 'applications et logiciels',
        alsoCalled:
          'développeur d’applications, agence d’applications mobiles, développeur de logiciels, agence de développement, développement d’applications',
        offers:
          'application mobile, application web, logiciel sur mesure, prototype, refonte d’application, interfaces, intégration de l’IA, maintenance',
        searches:
          'développement application mobile, agence application mobile, développement logiciel sur mesure, créer une application mobile, développeur application, développement application web',
        negatives: 'emploi, formation, salaire, tutoriel, diplôme, application gratuite, alternance',
        questions: [
          'Combien coûte une application ?',
          'Combien de temps prend le développement ?',
          'À qui appartient le code ?',
        ],
      },
    },
  },
  {
    id: 'learning-platform',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order', 'book'],
    radiusKm: null,
    interests: [
      'Online courses',
      'Education',
      'Professional training',
      'Business software',
      'Distance learning',
    ],
    angles: ['ease', 'benefit', 'range', 'price'],
    words: {
      en: {
        business: 'learning platform provider',
        businesses: 'learning platform providers',
        sells: 'software for online courses',
        alsoCalled:
          'learning management system, LMS, online course platform, e-learning platform, learning platform, training software',
        offers:
          'course builder, video lessons, quizzes, certificates, learner reports, live classes, course sales page, mobile learning',
        searches:
          'learning management system, lms for companies, online course platform, e-learning platform, employee training software, create an online course, training platform, lms software',
        negatives: 'jobs, student login, free courses, homework help, open source, definition, degree',
        questions: [
          'Can I sell my courses with it?',
          'How many learners can join?',
          'Is there a free trial?',
        ],
      },
      de: {
        business: 'Anbieter von Lernplattformen',
        businesses: 'Anbieter von Lernplattformen',
        sells: 'Software für Onlinekurse',
        alsoCalled:
          'Lernplattform, Lernmanagementsystem, E-Learning-Plattform, LMS, Kursplattform, Schulungssoftware',
        offers:
          'Kurseditor, Videolektionen, Quiz, Zertifikate, Lernberichte, Live-Unterricht, Verkaufsseite für Kurse, mobiles Lernen',
        searches:
          'lernplattform für unternehmen, lms software, onlinekurs erstellen plattform, e-learning plattform, kursplattform, schulungssoftware mitarbeiter, lernmanagementsystem',
        negatives: 'jobs, schüler login, gratis kurse, hausaufgaben, open source, definition, studium',
        questions: [
          'Kann ich meine Kurse damit verkaufen?',
          'Wie viele Personen können lernen?',
          'Gibt es eine Testphase?',
        ],
      },
      fr: {
        business: 'éditeur de plateforme d’apprentissage',
        businesses: 'éditeurs de plateformes d’apprentissage',
        sells: 'logiciel de cours en ligne',
        alsoCalled:
          'plateforme LMS, plateforme e-learning, logiciel LMS, plateforme de formation en ligne, plateforme de cours en ligne',
        offers:
          'création de cours, leçons vidéo, quiz, certificats, suivi des apprenants, classes en direct, page de vente, apprentissage mobile',
        searches:
          'plateforme lms, plateforme e-learning, plateforme formation entreprise, créer une formation en ligne, logiciel formation salariés, vendre des cours en ligne',
        negatives:
          'emploi, connexion élève, cours gratuits, aide aux devoirs, open source, définition, diplôme',
        questions: [
          'Puis-je vendre mes cours avec ?',
          'Combien d’apprenants peuvent participer ?',
          'Y a-t-il un essai gratuit ?',
        ],
      },
    },
  },
  {
    id: 'newsletter-tool',
    kind: 'software',
    schemaTypes: [],
    goal: 'sales',
    ways: ['order'],
    radiusKm: null,
    interests: ['Email marketing', 'Online marketing', 'E-commerce', 'Small business', 'Automation'],
    angles: ['ease', 'price', 'benefit', 'proof'],
    words: {
      en: {
        business: 'newsletter tool',
        businesses: 'newsletter tools',
        sells: 'newsletter software',
        alsoCalled:
          'email marketing software, newsletter software, email marketing tool, email newsletter platform, mailing software, email automation software',
        offers:
          'newsletter editor, email templates, sign-up forms, automated emails, contact lists, reports, A/B tests, shop connection',
        searches:
          'email marketing software, newsletter tool, newsletter software, email marketing for small business, email automation tool, gdpr newsletter tool, mass email software, email newsletter platform',
        negatives: 'jobs, unsubscribe, news, free template, buy email list, course, login',
        questions: [
          'How many emails can I send?',
          'Does it meet data protection law?',
          'Can I bring my list along?',
        ],
      },
      de: {
        business: 'Newsletter-Tool',
        businesses: 'Newsletter-Tools',
        sells: 'Newsletter-Software',
        alsoCalled:
          'Newsletter-Software, E-Mail-Marketing-Software, Newsletter-Programm, E-Mail-Marketing-Tool, Mailing-Software, Newsletter-Plattform',
        offers:
          'Newsletter-Editor, E-Mail-Vorlagen, Anmeldeformulare, automatische E-Mails, Kontaktlisten, Auswertungen, A/B-Tests, Shop-Anbindung',
        searches:
          'newsletter tool, newsletter software, e-mail marketing software, newsletter erstellen, newsletter tool dsgvo, e-mail marketing tool, newsletter programm, serienmail software',
        negatives: 'jobs, abmelden, nachrichten, kostenlose vorlage, adressen kaufen, kurs, login',
        questions: [
          'Wie viele E-Mails kann ich senden?',
          'Ist das Tool datenschutzkonform?',
          'Kann ich meine Liste mitnehmen?',
        ],
      },
      fr: {
        business: 'outil de newsletter',
        businesses: 'outils de newsletter',
        sells: 'logiciel de newsletters',
        alsoCalled:
          'logiciel d’e-mailing, logiciel de newsletter, plateforme d’e-mailing, logiciel d’emailing, outil d’emailing',
        offers:
          'éditeur de newsletter, modèles d’e-mails, formulaires d’inscription, e-mails automatiques, listes de contacts, rapports, tests A/B, lien avec la boutique',
        searches:
          'logiciel emailing, outil newsletter, logiciel newsletter, plateforme emailing, créer une newsletter, emailing rgpd, outil emailing pme, automatisation e-mail',
        negatives: 'emploi, se désabonner, actualités, modèle gratuit, acheter fichier, formation, connexion',
        questions: [
          'Combien d’e-mails puis-je envoyer ?',
          'L’outil respecte-t-il le RGPD ?',
          'Puis-je importer ma liste ?',
        ],
      },
    },
  },
]
