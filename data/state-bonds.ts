/** Belgian government bonds (OLO) of which we know number, coupon and last day; the list is not complete. */
