import type { ResourceName } from '#shared/resources/index.ts';

/**
 * The fields of the interface's specification by record kind, as it writes them: `(i)` integer, `(n)` number, `(dt)`
 * date-time, `(uri)` URI, else text; integer flags hold 0 or 1.
 */
export const specified: Partial<Record<ResourceName, string>> = {
  tender: `
    id tender_id ocid title reference_number source_organization source_organization_id source_url(uri)
    api_source api_source_id api_version description type delivery province province_source
    ocds_linked_party_id locality full_address location_protected(i) closing_date(dt)
    publication_date(dt) estimated_value(n) publication_type parent_tender_id amendment_number(i)
    cancellation_reason status processing_status ai_title_enriched ai_title_fixed(i) ai_summary
    ai_key_requirements ai_confidence(n) ai_enrichment_status ai_processed_at(dt) ai_processing_error
    document_analyzed(i) analysis_quality_score(n) analysis_confidence(n) quality_score(n)
    validation_errors is_duplicate(i) duplicate_of manual_review(i) review_notes processing_time(i)
    cache_hit(i) classification_confidence(n) classification_method classification_date(dt)
    manual_override(i) briefing_session(i) briefing_compulsory(i) briefing_venue validity_period(i)
    primary_category_name requirements eligibility_criteria bbbee_requirements parsed_data
    scraped_at(dt) last_sync_at(dt) created_at updated_at synced_at`,
  tender_document: `
    id tender_id file_name file_url(uri) download_url(uri) file_size(i) mime_type storage_path
    storage_key processing_status cache_status processed_at(dt) processing_error r2_storage_key
    r2_storage_url(uri) r2_uploaded_at(dt) r2_file_size(i) extracted_text_length(i) extracted_at(dt)
    extraction_method extraction_confidence(n) ai_summary ai_key_points ai_analysis ai_processed_at(dt)
    ai_processing_error document_category priority download_count(i) last_accessed_at(dt) created_at
    updated_at synced_at`,
  tender_bidder: `
    id tender_id name normalized_name created_at synced_at`,
  tender_contract: `
    id tender_id award_id ocds_contract_id title status description amount(n) currency start_date(dt)
    end_date(dt) date_signed created_at updated_at synced_at`,
  tender_milestone: `
    id tender_id ocds_milestone_id title type description code due_date(dt) date_met date_modified
    status created_at synced_at`,
  tender_timeline: `
    id tender_id event_type event_date(dt) title description is_automatic(i) source confidence(n)
    created_at synced_at`,
  tender_category: `
    id name canonical_name name_lower description parent_id is_common_category(i) is_protected(i)
    display_order(i) icon_name aliases keywords ai_confidence(n) ai_generated(i) ai_suggested_at(dt)
    match_count(i) last_matched_at(dt) tenders_count(i) industry_id is_standard_industry(i) created_at
    updated_at synced_at`,
  ocds_party: `
    id ocds_party_id name legal_name roles identifier_id identifier_scheme contact_name email telephone
    fax_number url(uri) street_address locality region postal_code country_name normalized_name
    data_source is_protected(i) last_synced_at(dt) created_at updated_at synced_at`,
  submission_requirement: `
    id tender_id document_id category requirement is_mandatory(i) due_date(dt) order_index(i)
    ai_extracted(i) confidence(n) source created_at synced_at`,
  tender_seo: `
    id tender_id seo_title seo_description seo_keywords og_title og_description og_image twitter_title
    twitter_description twitter_image generated_by ai_model ai_confidence(n) prompt_tokens(i)
    completion_tokens(i) generated_at(dt) expires_at(dt) cache_hits(i) last_accessed_at(dt)
    character_count(i) keyword_density(n) has_local_keywords(i) has_bbbee_keywords(i) created_at
    updated_at synced_at`,
  tender_slug_mapping: `
    id tender_id slug old_path redirect_count(i) last_redirect_at(dt) created_at synced_at`,
  award: `
    id tender_id etenders_award_id(i) ocds_award_id title status description award_date(dt) amount(n)
    currency supplier_name supplier_id supplier_party_id enterprise_type bee_level bee_points(n)
    points(n) created_at updated_at synced_at`,
  award_subcontractor: `
    id award_id name percentage(n) bee_level black_youth(i) black_women(i) black_disabled(i)
    black_military(i) black_rural(i) created_at synced_at`,
  organization: `
    id name registration_number tax_number bbbee_level(i) bbbee_certificate_url(uri) industry_codes
    provinces_operating organization_type contact_email contact_email_source contact_email_source_url
    contact_email_confidence contact_email_verified_at contact_email_is_role_based contact_phone website
    physical_address slug api_source_id api_source last_validated_at(dt) validation_status
    confidence_score(n) google_place_id google_rating(n) google_user_ratings_total(i)
    google_map_url(uri) google_website google_address google_types last_enriched_at(dt)
    ocds_party_linked_id ocds_identifier_id ocds_last_checked_at(dt) wikidata_id wikidata_label
    wikidata_description wikidata_last_checked_at(dt) gov_directory_url(uri)
    gov_directory_last_checked_at(dt) salga_municipality_code salga_last_checked_at(dt) csd_number
    csd_last_checked_at(dt) enrichment_sources created_at updated_at synced_at`,
  source_director: `
    id organization_id full_name position appointment_date(dt) validated_at(dt) validation_status
    created_at updated_at synced_at`,
  company: `
    id name normalized_name total_award_count(i) total_award_value(n) first_award_date(dt)
    last_award_date(dt) most_recent_bee_level most_recent_enterprise_type supplier_party_id
    registration_number director_count(i) restricted_supplier_match(i) cipc_enrichment_id
    cipc_compliance_score(i) cipc_forensic_risk_score(i) primary_province total_contracts(i)
    computed_at(dt) synced_at`,
  company_director: `
    id director_id cipc_enrichment_id company_name registration_no normalized_company_name role_type
    status appointed_date(dt) resigned_date(dt) director_full_name director_id_number_hash
    director_nationality director_is_foreign(i) director_is_disqualified(i) compliance_score(i)
    forensic_risk_score(i) synced_at`,
  tender_analysis: `
    id document_id tender_id submission_guidelines evaluation_criteria important_dates
    contact_information technical_specifications financial_requirements compliance_requirements
    evaluation_structured local_content_requirement hdi_requirement extraction_version(i)
    unclassified_content analysis_sections section_taxonomy_version(i) ai_confidence(n) ai_model
    ai_processing_time(i) ai_extraction_method extracted_at(dt) updated_at synced_at`,
  value_estimate: `
    id tender_id estimated_min(n) estimated_max(n) estimated_median(n) confidence_score(i) methodology
    data_sources factors actual_award_value(n) estimation_error(n) currency created_at updated_at
    synced_at`,
  industry_benchmark: `
    id industry_id industry_name min_value(n) median_value(n) max_value(n) sample_size(i) volatility
    data_source sub_categories last_updated created_at synced_at`,
  intel_source: `
    id name base_url(uri) source_type integration_method is_active(i) last_polled_at(dt)
    last_success_at(dt) failure_count(i) synced_at`,
  intel_item: `
    id source_id external_url(uri) content_hash headline summary full_text category urgency
    province_codes department_tags impact_score(i) published_at(dt) ingested_at(dt) is_active(i)
    metadata classification_status key_points risk_flags affected_organizations relevance_score(n)
    synced_at`,
  restricted_supplier: `
    id source_id supplier_name registration_number restriction_type restriction_reason period_from
    period_to authorized_by report_generated_on is_active(i) severity matched_company_id
    match_confidence(n) match_method pdf_hash last_sync_at(dt) last_seen_in_pdf(i) created_at updated_at
    synced_at`,
  province_health_score: `
    id province_code score_date(dt) health_score(i) status audit_score(i) compliance_score(i)
    expenditure_score(i) deviation_score(i) contributing_items scored_by notes synced_at`,
  article: `
    id slug title excerpt content status author_id author_name author_avatar category_name category_slug
    category_color tags seo_title seo_description seo_keywords featured_image reading_time(i)
    view_count(i) briefing_type province_slug week_start_date(dt) featured_tender_ids published_at(dt)
    created_at updated_at synced_at`,
  author: `
    id name slug bio avatar role twitter_handle linkedin_url(uri) expertise allowed_categories
    preferred_archetypes forbidden_archetypes tone_rules structure_rules cooldown_days_by_topic
    banned_phrases max_posts_per_week(i) created_at updated_at synced_at`,
  newsletter_edition: `
    id newsletter_type_id title content status scheduled_for sent_at(dt) recipient_count(i) open_rate(n)
    click_rate(n) generated_with_ai(i) metadata created_at updated_at synced_at`,
  service_type: `
    id name slug description price(n) currency is_active(i) created_at updated_at synced_at`,
  category_seo: `
    id category_slug category_name seo_title seo_description seo_keywords h1_title intro_content
    extended_content faq_schema og_title og_description og_image generated_by ai_model ai_confidence(n)
    page_views(i) avg_time_on_page(i) bounce_rate(n) generated_at(dt) updated_at synced_at`,
  province_seo: `
    id province_slug province_name seo_title seo_description seo_keywords h1_title intro_content
    extended_content faq_schema og_title og_description og_image generated_by ai_model ai_confidence(n)
    page_views(i) avg_time_on_page(i) bounce_rate(n) generated_at(dt) updated_at synced_at`,
};
