/** Belgian regulated real estate companies (GVV). */
