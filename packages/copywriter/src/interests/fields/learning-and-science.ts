import type { InterestField } from './interest-field.ts'

export const learningAndScience: InterestField = {
  name: 'Learning and science / Lernen und Wissenschaft / Apprentissage et sciences',
  groups: {
    'Learning / Lernen / Apprentissage': `
Education / Bildung / Éducation / lifelong learning, lebenslanges Lernen, formation continue
Online courses / Onlinekurse / Cours en ligne / e-learning, Fernkurse, formation à distance
Evening classes / Abendkurse / Cours du soir / adult education, Volkshochschule, université populaire
Universities / Universitäten / Universités / colleges, higher education, Hochschulen, études supérieures
Distance learning / Fernstudium / Enseignement à distance / online degrees, Onlinestudium, études à distance
Study abroad / Auslandsstudium / Études à l’étranger / exchange students, Auslandssemester, échange universitaire
Student life / Studentenleben / Vie étudiante / students, Studierende, étudiants
Private schools / Privatschulen / Écoles privées / boarding schools, Internate, internats
Montessori education / Montessori-Pädagogik / Pédagogie Montessori / Waldorf education, Waldorfschule, école Steiner
Home schooling / Hausunterricht / École à la maison / homeschooling, Lernen zu Hause, instruction en famille
Vocational training / Berufsausbildung / Formation professionnelle / apprenticeships, Lehre, alternance
Professional training / Berufliche Weiterbildung / Perfectionnement professionnel / workshops, Fortbildung, stages professionnels
Tutoring / Nachhilfe / Soutien scolaire / private lessons, Nachhilfeunterricht, cours particuliers
Exam preparation / Prüfungsvorbereitung / Préparation aux examens / revision courses, Abiturvorbereitung, révisions du bac
Maths / Mathematik / Mathématiques / math tutoring, Mathenachhilfe, cours de maths
Reading and writing skills / Lese- und Schreibförderung / Aide à la lecture et à l’écriture / literacy, Leseförderung, méthode de lecture
Languages / Sprachen / Langues / language courses, Sprachkurse, cours de langue
Learning English / Englisch lernen / Apprendre l’anglais / English courses, Englischkurs, cours d’anglais
Learning German / Deutsch lernen / Apprendre l’allemand / German courses, Deutschkurs, cours d’allemand
Learning French / Französisch lernen / Apprendre le français / French courses, Französischkurs, cours de français
Learning Spanish / Spanisch lernen / Apprendre l’espagnol / Spanish courses, Spanischkurs, cours d’espagnol
Learning Italian / Italienisch lernen / Apprendre l’italien / Italian courses, Italienischkurs, cours d’italien
Sign language / Gebärdensprache / Langue des signes / learning to sign, Gebärden lernen, cours de signes
Coding courses / Programmierkurse / Cours de programmation / learn to code, Programmieren lernen, apprendre à coder
Coding for children / Programmieren für Kinder / Programmation pour enfants / robotics kits, Robotik für Kinder, robotique éducative
Public speaking / Rhetorik / Prise de parole / presentations, Präsentieren, éloquence
Communication skills / Kommunikationstraining / Communication interpersonnelle / negotiation, Verhandeln, négociation
Typing and office skills / Büro- und Computerkurse / Bureautique / computer courses, Computerkurse, cours d’informatique
Learning to drive / Führerschein / Permis de conduire / driving lessons, driving schools, Fahrschule, Fahrstunden, auto-école
Boat licences / Bootsführerscheine / Permis bateau / skipper courses, Segelschein, permis côtier
Study skills / Lerntechniken / Méthodes d’apprentissage / memory training, Gedächtnistraining, mémoire
School supplies / Schulbedarf / Matériel scolaire / exercise books, Schulhefte, cahiers`,
    'Science and knowledge / Wissenschaft und Wissen / Sciences et savoirs': `
Science / Wissenschaft / Sciences / research, Forschung, recherche scientifique
Astronomy / Astronomie / Astronomie et étoiles / planets, Planeten, planètes
Space travel / Raumfahrt / Conquête spatiale / space exploration, rockets, Raketen, fusées
Physics / Physik / Physique / quantum physics, Quantenphysik, physique quantique
Chemistry / Chemie / Chimie / experiments, Experimente, expériences
Biology / Biologie / Biologie et vivant / genetics, Genetik, génétique
Geology / Geologie / Géologie / volcanoes, Vulkane, volcans
Geography / Geografie / Géographie / maps, Erdkunde, cartographie
Oceans / Ozeane / Océans / oceanography, Meereskunde, océanographie
Dinosaurs / Dinosaurier / Dinosaures / palaeontology, Urzeit, paléontologie
Archaeology / Archäologie / Archéologie / excavations, Ausgrabungen, fouilles
History / Geschichte / Histoire / historians, Historiker, historiens
Ancient history / Antike / Histoire ancienne / Romans and Greeks, Römer und Griechen, Rome antique
Middle Ages / Mittelalter / Moyen Âge / medieval fairs, Mittelaltermärkte, fêtes médiévales
Philosophy / Philosophie / Philosophie et idées / ethics, Ethik, éthique
Psychology / Psychologie / Psychologie et esprit / human behavior, menschliches Verhalten, comportement humain
Economics / Volkswirtschaft / Sciences économiques / economy, Wirtschaft, économie
Linguistics / Sprachwissenschaft / Linguistique / etymology, Wortherkunft, étymologie
Engineering / Ingenieurwesen / Ingénierie / engineers, Ingenieure, ingénieurs
Inventions / Erfindungen / Inventions et brevets / innovation, inventeurs
Museums of science / Technikmuseen / Musées des sciences / science centers, Wissenschaftsmuseum, centre des sciences`,
  },
}
