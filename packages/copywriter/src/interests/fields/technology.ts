import type { InterestField } from './interest-field.ts'

export const technology: InterestField = {
  name: 'Technology / Technik / Technologie',
  groups: {
    'Devices / Geräte / Appareils': `
Consumer electronics / Unterhaltungselektronik / Électronique grand public / electronics, gadgets, Elektronik, high-tech
Smartphones / Smartphones / Téléphones portables / mobile phones, Handys, téléphones mobiles
Phone accessories / Handyzubehör / Accessoires de téléphone / phone cases, Handyhüllen, coques de téléphone
Phone repair / Handyreparatur / Réparation de téléphones / screen repair, Displayreparatur, réparation d’écran
Mobile phone contracts / Handytarife / Forfaits mobiles / SIM cards, Mobilfunk, cartes SIM
Refurbished devices / Gebrauchte Geräte / Appareils reconditionnés / refurbished phones, generalüberholt, reconditionné
Tablets / Tablets / Tablettes / tablet computers, Tablet-Computer, tablettes tactiles
E-readers / E-Reader / Liseuses / e-books, livres numériques
Laptops / Laptops / Ordinateurs portables / notebook computers, Notebooks, portables PC
Desktop computers / Desktop-PCs / Ordinateurs de bureau / PC building, PC-Bau, monter son PC
Computer accessories / Computerzubehör / Accessoires informatiques / keyboards and mice, Tastaturen, claviers
Monitors / Monitore / Écrans / computer screens, Bildschirme, moniteurs
Printers / Drucker / Imprimantes / ink and toner, Tinte und Toner, cartouches d’encre
Computer repair / Computerreparatur / Dépannage informatique / IT support, Computerhilfe, assistance informatique
Cameras / Kameras / Appareils photo / digital cameras, Digitalkameras, appareils reflex
Camera lenses / Objektive / Objectifs photo / photo equipment, Fotozubehör, matériel photo
Action cameras / Actionkameras / Caméras d’action / video cameras, Videokameras, caméscopes
Headphones / Kopfhörer / Casques audio / earbuds, Ohrhörer, écouteurs
Loudspeakers / Lautsprecher / Enceintes / speakers, Boxen, haut-parleurs
Smart speakers / Smarte Lautsprecher / Enceintes connectées / voice assistants, Sprachassistenten, assistants vocaux
Smart watches / Smartwatches / Montres connectées / fitness trackers, Fitnesstracker, bracelets connectés
Televisions / Fernseher / Téléviseurs / TVs, Fernsehgeräte, télés
Drones / Drohnen / Drones et vues aériennes / aerial photography, Luftaufnahmen, photo aérienne
Robots / Roboter / Robots et robotique / robotics, Robotik, robotique
Robot vacuum cleaners / Saugroboter / Aspirateurs robots / vacuum cleaners, Staubsauger, aspirateurs
Three-dimensional printing / 3D-Druck / Impression 3D / 3D printers, 3D-Drucker, imprimantes 3D
Electronics as a hobby / Elektronik als Hobby / Électronique amateur / soldering, Löten, microcontrôleurs
Amateur radio / Amateurfunk / Radioamateur / ham radio, Funkamateure, ondes courtes
Virtual reality / Virtuelle Realität / Réalité virtuelle / VR headsets, augmented reality, VR-Brillen, casques VR
Batteries and chargers / Akkus und Ladegeräte / Batteries et chargeurs / power banks, Powerbanks, batteries externes
Home energy storage / Stromspeicher / Stockage d’énergie / home batteries, Heimspeicher, batteries domestiques
Wallboxes / Wallboxen / Bornes de recharge / EV chargers, Ladestationen, recharge à domicile`,
    'Computing / Computer und Internet / Informatique': `
Computers / Computer / Ordinateurs / computing, IT, Rechner, informatique
Software / Software / Logiciels / programs, Programme, progiciels
Business software / Unternehmenssoftware / Logiciels de gestion / CRM, ERP, Warenwirtschaft
Accounting software / Buchhaltungssoftware / Logiciels de comptabilité / invoicing, Rechnungsprogramme, facturation
Booking software / Buchungssoftware / Logiciels de réservation / appointment booking, Terminbuchung, prise de rendez-vous
Productivity apps / Produktivitäts-Apps / Applications de productivité / to-do lists, Aufgabenlisten, listes de tâches
Apps / Apps / Applications / mobile apps, App-Entwicklung, applis
Artificial intelligence / Künstliche Intelligenz / Intelligence artificielle / AI, machine learning, KI, IA
Chatbots / Chatbots / Agents conversationnels / AI assistants, KI-Assistenten, assistants IA
Automation / Automatisierung / Automatisation / no-code tools, No-Code, outils sans code
Data analysis / Datenanalyse / Analyse de données / business intelligence, Statistik, statistiques
Web design / Webdesign / Conception de sites web / websites, web agencies, Webseiten, création de site
Web hosting / Webhosting / Hébergement web / domains, noms de domaine
User experience design / UX-Design / Design d’expérience / UX, user interfaces, interfaces
Programming / Programmierung / Programmation / coding, developers, Entwickler, développeurs
Data protection / Datenschutz / Protection des données / privacy, Privatsphäre, vie privée
Cyber security / Cybersicherheit / Cybersécurité / IT security, antivirus, IT-Sicherheit, sécurité informatique
Password managers / Passwortmanager / Gestionnaires de mots de passe / online safety, Onlinesicherheit, sécurité en ligne
Cloud storage / Cloudspeicher / Stockage en ligne / backups, Datensicherung, sauvegarde
Computer networks / Computernetzwerke / Réseaux informatiques / servers, routers, Server, serveurs
Internet providers / Internetanbieter / Fournisseurs d’accès / broadband, fiber internet, Glasfaser, fibre optique
Video editing / Videobearbeitung / Montage vidéo / video production at home, Videoschnitt, monteur vidéo
Photo editing / Bildbearbeitung / Retouche photo / image editing, Fotobearbeitung, retouche d’image
Computer graphics / Computergrafik / Infographie / 3D modelling, 3D-Modelle, modélisation 3D
Open source / Open Source / Logiciels libres / Linux, freie Software
Internet of things / Internet der Dinge / Internet des objets / connected devices, vernetzte Geräte, objets connectés
Technology news / Technik-News / Actualité high-tech / tech reviews, Techniktests, tests high-tech`,
  },
}
