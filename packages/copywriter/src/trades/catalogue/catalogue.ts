import { adultLearning } from './adult-learning.ts'
import { animalHealthAndGrooming } from './animal-health-and-grooming.ts'
import { artAndAntiqueShops } from './art-and-antique-shops.ts'
import { bakersAndSweetMakers } from './bakers-and-sweet-makers.ts'
import { barsPubsAndCatering } from './bars-pubs-and-catering.ts'
import { beautySalonsAndNails } from './beauty-salons-and-nails.ts'
import { bedAndTextileShops } from './bed-and-textile-shops.ts'
import { bikeTrades } from './bike-trades.ts'
import { bookingAndOfficeSoftware } from './booking-and-office-software.ts'
import { bridalAndPartyShops } from './bridal-and-party-shops.ts'
import { buildingAndRoofing } from './building-and-roofing.ts'
import { buildingPlannersAndExperts } from './building-planners-and-experts.ts'
import { businessSupplies } from './business-supplies.ts'
import { butchersAndFineFoods } from './butchers-and-fine-foods.ts'
import { cafesAndTea } from './cafes-and-tea.ts'
import { carCare } from './car-care.ts'
import { chefsBurgersAndIceCream } from './chefs-burgers-and-ice-cream.ts'
import { childcare } from './childcare.ts'
import { choirsAndCauses } from './choirs-and-causes.ts'
import { cleaning } from './cleaning.ts'
import { conservatoriesAndFireplaces } from './conservatories-and-fireplaces.ts'
import { consultantsAndCoaches } from './consultants-and-coaches.ts'
import { craftShops } from './craft-shops.ts'
import { creativeClasses } from './creative-classes.ts'
import { daysOut } from './days-out.ts'
import { designWordsAndSound } from './design-words-and-sound.ts'
import { digitalProductMakers } from './digital-product-makers.ts'
import { doctorsAndPharmacies } from './doctors-and-pharmacies.ts'
import { dogTrainingAndPetStays } from './dog-training-and-pet-stays.ts'
import { drainsAndDamage } from './drains-and-damage.ts'
import { electronicsShops } from './electronics-shops.ts'
import { emsAndFunctionalTraining } from './ems-and-functional-training.ts'
import { energyAtHome } from './energy-at-home.ts'
import { eventPlanningAndVenues } from './event-planning-and-venues.ts'
import { everydayShops } from './everyday-shops.ts'
import { fashionAccessoryShops } from './fashion-accessory-shops.ts'
import { fashionShops } from './fashion-shops.ts'
import { festiveDays } from './festive-days.ts'
import { fishingAndGolfShops } from './fishing-and-golf-shops.ts'
import { footCareAndMedicalSupplies } from './foot-care-and-medical-supplies.ts'
import { garagesAndTires } from './garages-and-tires.ts'
import { gardensAndPools } from './gardens-and-pools.ts'
import { greengrocersAndOrganicShops } from './greengrocers-and-organic-shops.ts'
import { gymsAndTraining } from './gyms-and-training.ts'
import { hairAndMakeUp } from './hair-and-make-up.ts'
import { handsOnTherapies } from './hands-on-therapies.ts'
import { helpAtHome } from './help-at-home.ts'
import { holidayHomesAndCamping } from './holiday-homes-and-camping.ts'
import { homeShops } from './home-shops.ts'
import { homesAndProperty } from './homes-and-property.ts'
import { hotelsAndGuestHouses } from './hotels-and-guest-houses.ts'
import { industryAndLogistics } from './industry-and-logistics.ts'
import { itServices } from './it-services.ts'
import { jewelryAndClayMakers } from './jewelry-and-clay-makers.ts'
import { kitchensBathsAndInteriors } from './kitchens-baths-and-interiors.ts'
import { laundryAndTextileCare } from './laundry-and-textile-care.ts'
import { lawFirms } from './law-firms.ts'
import { leatherMakers } from './leather-makers.ts'
import { legalAndLanguageExperts } from './legal-and-language-experts.ts'
import { marketingAndWeb } from './marketing-and-web.ts'
import { massageAndSpas } from './massage-and-spas.ts'
import { metalAndStoneMakers } from './metal-and-stone-makers.ts'
import { moneyAdvisers } from './money-advisers.ts'
import { movingAndClearing } from './moving-and-clearing.ts'
import { musicAndBookShops } from './music-and-book-shops.ts'
import { officeServices } from './office-services.ts'
import { paperAndRestorationMakers } from './paper-and-restoration-makers.ts'
import { partyEntertainers } from './party-entertainers.ts'
import { partyHire } from './party-hire.ts'
import { photoAndFilm } from './photo-and-film.ts'
import { plantAndPetShops } from './plant-and-pet-shops.ts'
import { plumbingHeatingAndPower } from './plumbing-heating-and-power.ts'
import { restaurants } from './restaurants.ts'
import { schoolsAndTutoring } from './schools-and-tutoring.ts'
import { securityAndRepairs } from './security-and-repairs.ts'
import { seniorLivingAndFunerals } from './senior-living-and-funerals.ts'
import { shopAndTeamSoftware } from './shop-and-team-software.ts'
import { skiSurfAndDiving } from './ski-surf-and-diving.ts'
import { skinInkAndSun } from './skin-ink-and-sun.ts'
import { sleepAndInnerCalm } from './sleep-and-inner-calm.ts'
import { sportsClubsAndCourts } from './sports-clubs-and-courts.ts'
import { sportsShops } from './sports-shops.ts'
import { stagesAndMuseums } from './stages-and-museums.ts'
import { talkingAndNaturalCare } from './talking-and-natural-care.ts'
import { taxAndAccounting } from './tax-and-accounting.ts'
import { teethEyesAndEars } from './teeth-eyes-and-ears.ts'
import { textileMakers } from './textile-makers.ts'
import { toursAndTravelAgencies } from './tours-and-travel-agencies.ts'
import { toyAndGiftShops } from './toy-and-gift-shops.ts'
import { toyAndInstrumentMakers } from './toy-and-instrument-makers.ts'
import { transportAndDriving } from './transport-and-driving.ts'
import { vehicleDealers } from './vehicle-dealers.ts'
import { vehicleHire } from './vehicle-hire.ts'
import { wallsFloorsAndStairs } from './walls-floors-and-stairs.ts'
import { waterAndRidingSports } from './water-and-riding-sports.ts'
import { windowsDoorsAndOutside } from './windows-doors-and-outside.ts'
import { wineAndSpirits } from './wine-and-spirits.ts'
import { woodAndLightMakers } from './wood-and-light-makers.ts'
import { worldKitchensAndTakeaway } from './world-kitchens-and-takeaway.ts'
import { yogaDanceAndMartialArts } from './yoga-dance-and-martial-arts.ts'
import { zeroWasteAndHealthFood } from './zero-waste-and-health-food.ts'
import type { TradeEntry } from './trade-entry.ts'

/** All trades that Aloft knows, family by family. */
export const catalogue: readonly TradeEntry[] = [
  ...adultLearning,
  ...animalHealthAndGrooming,
  ...artAndAntiqueShops,
  ...bakersAndSweetMakers,
  ...barsPubsAndCatering,
  ...beautySalonsAndNails,
  ...bedAndTextileShops,
  ...bikeTrades,
  ...bookingAndOfficeSoftware,
  ...bridalAndPartyShops,
  ...buildingAndRoofing,
  ...buildingPlannersAndExperts,
  ...businessSupplies,
  ...butchersAndFineFoods,
  ...cafesAndTea,
  ...carCare,
  ...chefsBurgersAndIceCream,
  ...childcare,
  ...choirsAndCauses,
  ...cleaning,
  ...conservatoriesAndFireplaces,
  ...consultantsAndCoaches,
  ...craftShops,
  ...creativeClasses,
  ...daysOut,
  ...designWordsAndSound,
  ...digitalProductMakers,
  ...doctorsAndPharmacies,
  ...dogTrainingAndPetStays,
  ...drainsAndDamage,
  ...electronicsShops,
  ...emsAndFunctionalTraining,
  ...energyAtHome,
  ...eventPlanningAndVenues,
  ...everydayShops,
  ...fashionAccessoryShops,
  ...fashionShops,
  ...festiveDays,
  ...fishingAndGolfShops,
  ...footCareAndMedicalSupplies,
  ...garagesAndTires,
  ...gardensAndPools,
  ...greengrocersAndOrganicShops,
  ...gymsAndTraining,
  ...hairAndMakeUp,
  ...handsOnTherapies,
  ...helpAtHome,
  ...holidayHomesAndCamping,
  ...homeShops,
  ...homesAndProperty,
  ...hotelsAndGuestHouses,
  ...industryAndLogistics,
  ...itServices,
  ...jewelryAndClayMakers,
  ...kitchensBathsAndInteriors,
  ...laundryAndTextileCare,
  ...lawFirms,
  ...leatherMakers,
  ...legalAndLanguageExperts,
  ...marketingAndWeb,
  ...massageAndSpas,
  ...metalAndStoneMakers,
  ...moneyAdvisers,
  ...movingAndClearing,
  ...musicAndBookShops,
  ...officeServices,
  ...paperAndRestorationMakers,
  ...partyEntertainers,
  ...partyHire,
  ...photoAndFilm,
  ...plantAndPetShops,
  ...plumbingHeatingAndPower,
  ...restaurants,
  ...schoolsAndTutoring,
  ...securityAndRepairs,
  ...seniorLivingAndFunerals,
  ...shopAndTeamSoftware,
  ...skiSurfAndDiving,
  ...skinInkAndSun,
  ...sleepAndInnerCalm,
  ...sportsClubsAndCourts,
  ...sportsShops,
  ...stagesAndMuseums,
  ...talkingAndNaturalCare,
  ...taxAndAccounting,
  ...teethEyesAndEars,
  ...textileMakers,
  ...toursAndTravelAgencies,
  ...toyAndGiftShops,
  ...toyAndInstrumentMakers,
  ...transportAndDriving,
  ...vehicleDealers,
  ...vehicleHire,
  ...wallsFloorsAndStairs,
  ...waterAndRidingSports,
  ...windowsDoorsAndOutside,
  ...wineAndSpirits,
  ...woodAndLightMakers,
  ...worldKitchensAndTakeaway,
  ...yogaDanceAndMartialArts,
  ...zeroWasteAndHealthFood,
]
