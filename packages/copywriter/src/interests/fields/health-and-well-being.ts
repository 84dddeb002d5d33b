import type { InterestField } from './interest-field.ts'

export const healthAndWellBeing: InterestField = {
  name: 'Health and well-being / Gesundheit und Wohlbefinden / Santé et bien-être',
  groups: {
    'Fitness / Fitness / Forme': `
Fitness / Fitness / Remise en forme / exercise, keeping fit, Training, sport santé
Gyms / Fitnessstudios / Salles de sport / fitness studios, fitness clubs, Fitnesscenter, club de fitness
Yoga / Yoga / Yoga et postures / hatha yoga, vinyasa, Yogakurs, cours de yoga
Hot yoga / Hot Yoga / Yoga chaud / bikram, Yoga bei Hitze
Prenatal yoga / Schwangerschaftsyoga / Yoga prénatal / pregnancy yoga, Yoga für Schwangere, yoga grossesse
Pilates / Pilates / Pilates et gainage / reformer pilates, Reformer, cours de pilates
Barre workouts / Barre-Training / Barre au sol / barre classes, Ballett-Workout, fitness barre
Strength training / Krafttraining / Musculation / weight training, lifting weights, Hanteltraining, haltères
Weightlifting / Gewichtheben / Haltérophilie / powerlifting, Kraftdreikampf, force athlétique
Bodybuilding / Bodybuilding / Culturisme / muscle building, Muskelaufbau, prise de muscle
Functional training / Funktionelles Training / Entraînement fonctionnel / cross training, bootcamp, Zirkeltraining
Kettlebell training / Kettlebell-Training / Entraînement kettlebell / kettlebells, Kugelhanteln
Interval training / Intervalltraining / Entraînement fractionné / HIIT, hochintensives Training, fractionné
Calisthenics / Calisthenics / Callisthénie / bodyweight training, Eigengewicht, poids du corps
Indoor cycling / Indoor-Cycling / Vélo en salle / spinning, Spinningkurs, cours de RPM
Aqua fitness / Aquafitness / Aquagym / water aerobics, Wassergymnastik, aquabike
Group fitness classes / Fitnesskurse / Cours collectifs / aerobics, step aerobics, Aerobic, zumba
Running / Laufen / Course à pied / jogging, Joggen, footing
Marathons / Marathons / Courses de marathon / half marathons, long-distance running, Halbmarathon, semi-marathon
Nordic walking / Nordic Walking / Marche nordique / walking poles, Walking, bâtons de marche
Walking / Spazierengehen / Marche / strolling, Spaziergänge, promenades
Home workouts / Training zu Hause / Sport à la maison / home gym, Heimtraining, entraînement à domicile
Personal training / Personal Training / Coaching sportif / personal trainers, Personaltrainer, coach sportif
Online fitness / Online-Fitness / Fitness en ligne / workout apps, Fitness-Apps, applications de sport
Stretching and mobility / Dehnen und Beweglichkeit / Étirements et mobilité / flexibility, Stretching, souplesse
Dance / Tanz / Danse / dance classes, Tanzkurs, cours de danse
Fitness equipment / Fitnessgeräte / Matériel de fitness / treadmills, exercise bikes, Laufbänder, tapis de course
Fitness for older people / Seniorensport / Gym douce / senior fitness, Gymnastik für Ältere, sport senior`,
    'Well-being / Wohlbefinden / Bien-être': `
Well-being / Wohlbefinden / Bien-être au quotidien / wellness, se sentir bien
Meditation / Meditation / Méditation / guided meditation, geführte Meditation, méditer
Mindfulness / Achtsamkeit / Pleine conscience / mindful living, achtsam leben, MBSR
Breathing exercises / Atemübungen / Exercices de respiration / breathwork, Atemarbeit, cohérence cardiaque
Relaxation / Entspannung / Détente / stress relief, Stressabbau, relaxation guidée
Massage / Massage / Massages / Swedish massage, Massagepraxis, salon de massage
Thai massage / Thaimassage / Massage thaï / Thai yoga massage, Thai-Yogamassage
Sports massage / Sportmassage / Massage sportif / deep tissue massage, Tiefengewebsmassage, massage des tissus profonds
Shiatsu / Shiatsu / Shiatsu et acupression / acupressure, Akupressur, acupression
Reflexology / Reflexzonenmassage / Réflexologie / foot massage, Fußmassage, réflexologie plantaire
Saunas / Saunen / Saunas et hammams / steam baths, Dampfbad, hammam
Thermal baths / Thermalbäder / Bains thermaux / hot springs, Therme, thermes
Cold water bathing / Eisbaden / Bains froids / ice baths, wild swimming, Winterbaden, bain glacé
Floating / Floating / Caisson de flottaison / float tanks, Floattank, isolation sensorielle
Wellness weekends / Wellnesswochenenden / Week-ends bien-être / spa breaks, Wellnessurlaub, séjour spa
Yoga retreats / Yogareisen / Retraites de yoga / retreats, Yoga-Retreat, stages de yoga
Aromatherapy / Aromatherapie / Aromathérapie / essential oils, ätherische Öle, huiles essentielles
Herbalism / Kräuterkunde / Herboristerie / medicinal herbs, Heilkräuter, plantes médicinales
Ayurveda / Ayurveda / Ayurvéda / ayurvedic cooking, ayurvedisch, cuisine ayurvédique
Sleep / Schlaf / Sommeil / better sleep, besser schlafen, mieux dormir
Digital detox / Digitale Auszeit / Déconnexion numérique / screen-free time, Bildschirmpause, sans écran
Work-life balance / Work-Life-Balance / Équilibre de vie / slow living, Lebensbalance, ralentir
Self-care / Selbstfürsorge / Prendre soin de soi / me time, Zeit für mich, temps pour soi
Personal development / Persönlichkeitsentwicklung / Développement personnel / self-improvement, Selbstentfaltung, confiance en soi
Life coaching / Lebensberatung / Coaching de vie / life coaches, Coach, coach de vie
Journaling / Tagebuchschreiben / Journal intime / bullet journals, Tagebuch, carnet de bord`,
    'Nutrition and care / Ernährung und Pflege / Nutrition et soins': `
Nutrition / Ernährung / Nutrition et diététique / nutrition advice, Ernährungsberatung, diététicien
Sports nutrition / Sporternährung / Nutrition sportive / protein powder, Eiweißpulver, protéines
Vitamins and supplements / Vitamine und Nahrungsergänzung / Vitamines et compléments / food supplements, Nahrungsergänzungsmittel, compléments alimentaires
Superfoods / Superfood / Super-aliments / chia, spirulina, Chiasamen, spiruline
Meal planning / Essensplanung / Planification des repas / meal prep, Vorkochen, batch cooking
Physiotherapy / Physiotherapie / Kinésithérapie / physical therapy, Krankengymnastik, kiné
Osteopathy / Osteopathie / Ostéopathie / osteopaths, Osteopath, ostéopathe
Chiropractic / Chiropraktik / Chiropraxie / chiropractors, Chiropraktiker, chiropracteur
Acupuncture / Akupunktur / Acupuncture et médecine chinoise / traditional Chinese medicine, TCM, médecine traditionnelle chinoise
Homeopathy / Homöopathie / Homéopathie / homeopathic remedies, Globuli, granules homéopathiques
Natural medicine / Naturheilkunde / Médecine naturelle / naturopathy, natural remedies, Heilpraktiker, naturopathe
Back exercises / Rückentraining / Gym du dos / posture, Rückenschule, posture du dos
Dental care / Zahnpflege / Soins dentaires / dentists, teeth whitening, Zahnarzt, Bleaching, dentiste
Health care / Gesundheitsversorgung / Soins de santé / family doctors, Hausarztpraxis, médecins généralistes
Contact lenses / Kontaktlinsen / Lentilles de contact / lens solutions, Linsenpflege, contactologie
Ergonomics / Ergonomie / Ergonomie au travail / standing desks, Stehpulte, bureau assis-debout
First aid / Erste Hilfe / Premiers secours / first aid courses, Erste-Hilfe-Kurs, secourisme
Pharmacies / Apotheken / Pharmacies et parapharmacies / chemists, Apotheke, parapharmacie
Healthy ageing / Gesund älter werden / Bien vieillir / active ageing, aktiv im Alter, seniors actifs`,
  },
}
