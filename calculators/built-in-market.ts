/** Bank offers and market levels as they were in the data files. Made by `npm run data`. */
import type { Market } from '#calculators/kernel/market.ts'

export const builtInMarket: Market = {
  "asOf": "2026-03-01",
  "version": "ingebouwd-2026-03-01",
  "offers": [
    {
      "id": "beobank-autolening-nieuwe-wagen-autosalon-2026",
      "bank": "Beobank",
      "bankShort": "Beobank",
      "product": "Autolening nieuwe wagen (Autosalon 2026)",
      "type": "autolening",
      "regulated": false,
      "baseRate": null,
      "loyaltyBonus": null,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": 0.0275,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-02-01",
      "checkedOn": "2026-02-01",
      "source": "Le journal du médecin februari 2026",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "kbc-autolening-elektrisch-met-slotsom-kbc-plus",
      "bank": "KBC Bank",
      "bankShort": "KBC",
      "product": "Autolening elektrisch met slotsom (KBC Plus)",
      "type": "autolening",
      "regulated": false,
      "baseRate": null,
      "loyaltyBonus": null,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": 0.0365,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-02-01",
      "checkedOn": "2026-02-01",
      "source": "Le journal du médecin februari 2026",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "argenta-kasbon-1-jaar",
      "bank": "Argenta Spaarbank",
      "bankShort": "Argenta",
      "product": "Kasbon 1 jaar",
      "type": "kasbon",
      "regulated": false,
      "baseRate": null,
      "loyaltyBonus": null,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": 0.021,
      "minAmount": 250,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": 12,
      "maxTerm": 12,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "laag",
      "note": ""
    },
    {
      "id": "argenta-kasbon-5-jaar",
      "bank": "Argenta Spaarbank",
      "bankShort": "Argenta",
      "product": "Kasbon 5 jaar",
      "type": "kasbon",
      "regulated": false,
      "baseRate": null,
      "loyaltyBonus": null,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": 0.0245,
      "minAmount": 250,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": 60,
      "maxTerm": 60,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "laag",
      "note": ""
    },
    {
      "id": "argenta-groeirekening",
      "bank": "Argenta Spaarbank",
      "bankShort": "Argenta",
      "product": "Groeirekening",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.011,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 500,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "bnp-paribas-fortis-spaarrekening",
      "bank": "BNP Paribas Fortis",
      "bankShort": "BNP Paribas Fortis",
      "product": "Spaarrekening",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.003,
      "loyaltyBonus": 0.002,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": 250000,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "hellobank.be: zelfde rekening, aangeboden door BNP Paribas Fortis",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "belfius-belfius-flow",
      "bank": "Belfius Bank",
      "bankShort": "Belfius",
      "product": "Belfius Flow",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.013,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 600,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "Trends (lancering 1 april 2025, jaar afgeleid); openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "crelan-crelan-direct-boekje",
      "bank": "Crelan",
      "bankShort": "Crelan",
      "product": "Crelan Direct boekje",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.004,
      "loyaltyBonus": 0.004,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "crelan.be spaarrekeningen",
      "confidence": "hoog",
      "note": "Cat. A"
    },
    {
      "id": "crelan-crelan-gosave",
      "bank": "Crelan",
      "bankShort": "Crelan",
      "product": "Crelan GoSave",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.005,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 500,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "crelan.be spaarrekeningen",
      "confidence": "hoog",
      "note": "Cat. B"
    },
    {
      "id": "crelan-crelan-horizon-plus-boekje",
      "bank": "Crelan",
      "bankShort": "Crelan",
      "product": "Crelan Horizon Plus boekje",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.0025,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": 500000,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "crelan.be spaarrekeningen; Trends dec 2024",
      "confidence": "hoog",
      "note": "Cat. B; premie 1,75 naar 1,50 begin 2025"
    },
    {
      "id": "crelan-crelan-spaarboekje",
      "bank": "Crelan",
      "bankShort": "Crelan",
      "product": "Crelan Spaarboekje",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.004,
      "loyaltyBonus": 0.004,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "crelan.be spaarrekeningen",
      "confidence": "hoog",
      "note": "Cat. A"
    },
    {
      "id": "fintro-spaarrekening",
      "bank": "Fintro",
      "bankShort": "Fintro",
      "product": "Spaarrekening",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.003,
      "loyaltyBonus": 0.002,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": 250000,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "afgeleid van Hello bank!/BNP Paribas Fortis (zelfde tarief in persbericht 25-10-2023)",
      "confidence": "laag",
      "note": ""
    },
    {
      "id": "hello-bank-spaarrekening",
      "bank": "Hello bank!",
      "bankShort": "Hello bank!",
      "product": "Spaarrekening",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.003,
      "loyaltyBonus": 0.002,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": 250000,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "hellobank.be (pagina over wijziging 1-4-2026)",
      "confidence": "hoog",
      "note": "Cat. B tot 31-3-2026; vanaf 1-4-2026 cat. A zonder maximum"
    },
    {
      "id": "ing-ing-tempo-sparen",
      "bank": "ING België",
      "bankShort": "ING",
      "product": "ING Tempo Sparen",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.0075,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 500,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "kbc-kbc-start2save",
      "bank": "KBC Bank",
      "bankShort": "KBC",
      "product": "KBC-Start2Save",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.0075,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 500,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "keytrade-azur",
      "bank": "Keytrade Bank",
      "bankShort": "Keytrade",
      "product": "Azur",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.006,
      "loyaltyBonus": 0.003,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "keytradebank.be spaarsimulator",
      "confidence": "hoog",
      "note": "Cat. A"
    },
    {
      "id": "keytrade-high-fidelity",
      "bank": "Keytrade Bank",
      "bankShort": "Keytrade",
      "product": "High Fidelity",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.003,
      "loyaltyBonus": 0.013,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-01-01",
      "checkedOn": "2026-01-01",
      "source": "keytradebank.be spaarsimulator; openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "hoog",
      "note": "Cat. A"
    },
    {
      "id": "medirect-medirect-fidelity-sparen",
      "bank": "MeDirect Bank",
      "bankShort": "MeDirect",
      "product": "MeDirect Fidelity Sparen",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.002,
      "loyaltyBonus": 0.014,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2026-03-01",
      "checkedOn": "2026-03-01",
      "source": "openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": ""
    },
    {
      "id": "nibc-flex-niet-gereglementeerd",
      "bank": "NIBC Bank",
      "bankShort": "NIBC",
      "product": "Flex (niet gereglementeerd)",
      "type": "spaarrekening",
      "regulated": false,
      "baseRate": 0.0035,
      "loyaltyBonus": null,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": null,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2025-12-31",
      "checkedOn": "2025-12-31",
      "source": "BusinessAM eind 2025",
      "confidence": "hoog",
      "note": ""
    },
    {
      "id": "vdk-bank-ritme-spaarrekening",
      "bank": "vdk bank",
      "bankShort": "vdk bank",
      "product": "Ritme Spaarrekening",
      "type": "spaarrekening",
      "regulated": true,
      "baseRate": 0.0135,
      "loyaltyBonus": 0.015,
      "promotionalRate": null,
      "promotionalPeriod": null,
      "rate": null,
      "minAmount": null,
      "maxAmount": null,
      "maxMonthlyDeposit": 500,
      "minTerm": null,
      "maxTerm": null,
      "validFrom": "2025-12-31",
      "checkedOn": "2025-12-31",
      "source": "BusinessAM eind 2025 (totaal 2,85); verdeling: openbare productcatalogus in broncode (2026); kruiscontrole klopte voor Belfius Flow, vdk Ritme, Crelan GoSave en Keytrade High Fidelity",
      "confidence": "middel",
      "note": "Hoogste tarief van de markt volgens BusinessAM"
    }
  ],
  "levels": [
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-05",
      "rate": 0.0679,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-06",
      "rate": 0.0679,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-07",
      "rate": 0.0672,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-08",
      "rate": 0.0673,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-09",
      "rate": 0.0674,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-10",
      "rate": 0.0672,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-11",
      "rate": 0.0668,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2012-12",
      "rate": 0.0664,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2013-01",
      "rate": 0.0665,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2013-02",
      "rate": 0.0663,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2013-03",
      "rate": 0.0658,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_1_5j",
      "month": "2013-04",
      "rate": 0.0659,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-05",
      "rate": 0.0487,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-06",
      "rate": 0.0485,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-07",
      "rate": 0.0481,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-08",
      "rate": 0.0479,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-09",
      "rate": 0.0476,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-10",
      "rate": 0.0473,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-11",
      "rate": 0.0473,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2012-12",
      "rate": 0.0467,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2013-01",
      "rate": 0.0465,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2013-02",
      "rate": 0.0465,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2013-03",
      "rate": 0.0463,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_meer_dan_5j",
      "month": "2013-04",
      "rate": 0.0461,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-05",
      "rate": 0.0655,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-06",
      "rate": 0.0655,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-07",
      "rate": 0.0654,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-08",
      "rate": 0.0669,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-09",
      "rate": 0.0673,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-10",
      "rate": 0.0661,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-11",
      "rate": 0.0644,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2012-12",
      "rate": 0.0638,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2013-01",
      "rate": 0.0606,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2013-02",
      "rate": 0.0607,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2013-03",
      "rate": 0.0618,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "consumptie_uitstaand_tot_1j",
      "month": "2013-04",
      "rate": 0.058,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "olo_10j",
      "month": "2024-12",
      "rate": 0.0264,
      "source": "Immotheker Finotheker via berthouts.be (begin 2026)"
    },
    {
      "series": "olo_10j",
      "month": "2026-01",
      "rate": 0.034,
      "source": "Immotheker Finotheker via berthouts.be (ongeveer)"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2014-08",
      "rate": 0.0312,
      "source": "NBB via hbvl.be 7-4-2023"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2021-04",
      "rate": 0.0133,
      "source": "NBB via hbvl.be: laagste punt, voorjaar 2021 (maand benaderd)"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2022-02",
      "rate": 0.0143,
      "source": "NBB via hbvl.be 7-4-2023"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2022-06",
      "rate": 0.0186,
      "source": "NBB via nieuwsblad.be 2-8-2023"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2023-02",
      "rate": 0.0311,
      "source": "NBB via hbvl.be 7-4-2023"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2023-06",
      "rate": 0.0338,
      "source": "NBB via nieuwsblad.be 2-8-2023"
    },
    {
      "series": "woonkrediet_nieuw_meer_dan_10j_vast",
      "month": "2025-05",
      "rate": 0.03,
      "source": "NBB via simuleer.be (afgerond)"
    },
    {
      "series": "woonkrediet_nieuw_tot_1j",
      "month": "2025-05",
      "rate": 0.0426,
      "source": "NBB via simuleer.be"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-05",
      "rate": 0.0381,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-06",
      "rate": 0.0375,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-07",
      "rate": 0.0367,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-08",
      "rate": 0.0366,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-09",
      "rate": 0.0365,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-10",
      "rate": 0.0362,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-11",
      "rate": 0.0357,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2012-12",
      "rate": 0.0356,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2013-01",
      "rate": 0.0356,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2013-02",
      "rate": 0.0353,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2013-03",
      "rate": 0.0363,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_1_5j",
      "month": "2013-04",
      "rate": 0.0361,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-05",
      "rate": 0.04,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-06",
      "rate": 0.0397,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-07",
      "rate": 0.0392,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-08",
      "rate": 0.039,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-09",
      "rate": 0.0387,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-10",
      "rate": 0.0384,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-11",
      "rate": 0.0379,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2012-12",
      "rate": 0.0376,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2013-01",
      "rate": 0.0373,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2013-02",
      "rate": 0.0371,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2013-03",
      "rate": 0.0369,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_meer_dan_5j",
      "month": "2013-04",
      "rate": 0.0369,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-05",
      "rate": 0.0377,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-06",
      "rate": 0.037,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-07",
      "rate": 0.0364,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-08",
      "rate": 0.0358,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-09",
      "rate": 0.0354,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-10",
      "rate": 0.0348,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-11",
      "rate": 0.0343,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2012-12",
      "rate": 0.0338,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2013-01",
      "rate": 0.0334,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2013-02",
      "rate": 0.0332,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2013-03",
      "rate": 0.0332,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_uitstaand_tot_1j",
      "month": "2013-04",
      "rate": 0.0325,
      "source": "NBB Belgostat tabel I.2.b (opgeslagen kopie)"
    },
    {
      "series": "woonkrediet_vast_20j_barometer",
      "month": "2023-10",
      "rate": 0.0373,
      "source": "Immotheker Finotheker (facts/krediet.md)"
    },
    {
      "series": "woonkrediet_vast_20j_barometer",
      "month": "2025-02",
      "rate": 0.0291,
      "source": "Immotheker Finotheker (facts/krediet.md)"
    },
    {
      "series": "woonkrediet_vast_20j_barometer",
      "month": "2025-12",
      "rate": 0.0361,
      "source": "Immotheker Finotheker via cofidis.be"
    },
    {
      "series": "woonkrediet_vast_25j_barometer",
      "month": "2021-01",
      "rate": 0.0149,
      "source": "Immotheker Finotheker via berthouts.be"
    },
    {
      "series": "woonkrediet_vast_25j_barometer",
      "month": "2023-11",
      "rate": 0.0388,
      "source": "Immotheker Finotheker via berthouts.be"
    },
    {
      "series": "woonkrediet_vast_25j_barometer",
      "month": "2025-01",
      "rate": 0.0315,
      "source": "Immotheker Finotheker via berthouts.be (3,89 - 0,74)"
    },
    {
      "series": "woonkrediet_vast_25j_barometer",
      "month": "2026-01",
      "rate": 0.0389,
      "source": "Immotheker Finotheker via berthouts.be / RTL 13-1-2026"
    }
  ]
}
